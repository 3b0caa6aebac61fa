//! The names of the messages of `lessons.ftl`.

use crate::words::keys;

keys! {
    /// The messages of `lessons.ftl`.
    Keys {
        DschunkeBid = "lesson-dschunke-bid",
        DschunkeCard = "lesson-dschunke-card",
        DschunkeJunk = "lesson-dschunke-junk",
        DschunkePick = "lesson-dschunke-pick",
        DschunkeSearch = "lesson-dschunke-search",
        DschunkeTurn = "lesson-dschunke-turn",
        DschunkeUse = "lesson-dschunke-use",
        OsakaBuy = "lesson-osaka-buy",
        OsakaCover = "lesson-osaka-cover",
        OsakaInsure = "lesson-osaka-insure",
        OsakaPaid = "lesson-osaka-paid",
        OsakaPay = "lesson-osaka-pay",
        OsakaReserve = "lesson-osaka-reserve",
        OsakaToken = "lesson-osaka-token",
        OsakaTurn = "lesson-osaka-turn",
        OstiaAllocate = "lesson-ostia-allocate",
        OstiaBid = "lesson-ostia-bid",
        OstiaBuild = "lesson-ostia-build",
        OstiaDebts = "lesson-ostia-debts",
        OstiaDecide = "lesson-ostia-decide",
        OstiaDiscard = "lesson-ostia-discard",
        OstiaEmpties = "lesson-ostia-empties",
        OstiaKeep = "lesson-ostia-keep",
        OstiaLast = "lesson-ostia-last",
        OstiaLoans = "lesson-ostia-loans",
        OstiaOffer = "lesson-ostia-offer",
        YokohamaBuild = "lesson-yokohama-build",
        YokohamaExchange = "lesson-yokohama-exchange",
        YokohamaGo = "lesson-yokohama-go",
        YokohamaHire = "lesson-yokohama-hire",
        YokohamaKeep = "lesson-yokohama-keep",
        YokohamaLearn = "lesson-yokohama-learn",
        YokohamaOrder = "lesson-yokohama-order",
        YokohamaPlace = "lesson-yokohama-place",
        YokohamaSpace = "lesson-yokohama-space",
        YokohamaSupplement = "lesson-yokohama-supplement",
        YokohamaToken = "lesson-yokohama-token",
        YokohamaWalk = "lesson-yokohama-walk",
    }
}
