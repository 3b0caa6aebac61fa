//! Pictures of the areas: brick and plaster, tiled roofs, chimneys, steamers, gas lights; and the harbour behind the
//! map.

use maud::{Markup, html};
use portolan_yokohama::AreaKind;

/// The picture of an area, 64 units wide and 48 high.
pub(super) fn view(kind: AreaKind) -> Markup {
    html! {
        g stroke="var(--key)" stroke-width="1.2" stroke-linejoin="round" stroke-linecap="round" {
            @match kind {
                AreaKind::CopperMine => (copper_mine()),
                AreaKind::Fishing => (boat()),
                AreaKind::SilkMill => (mill()),
                AreaKind::Tea => (field()),
                AreaKind::Bank => (bank()),
                AreaKind::Chinatown => (gate()),
                AreaKind::Church => (church()),
                AreaKind::Customs => (customs()),
                AreaKind::Agency => (agency()),
                AreaKind::LaboratoryA | AreaKind::LaboratoryB => (laboratory()),
                AreaKind::PortA | AreaKind::PortB => (port()),
                AreaKind::Canal => (canal()),
            }
        }
    }
}

/// A gas light with its glow.
fn lamp(x: u8, y: u8) -> Markup {
    html! {
        circle cx=(x) cy=(y) r="5" fill="var(--lamp)" stroke="none" opacity="0.45" {}
        path d={ "M" (x) " " (y + 3) "V48" } fill="none" stroke-width="1.6" {}
        path d={ "M" (x - 2) " " (y - 3) "h4l-1 6h-2z" } fill="var(--lamp)" stroke-width="0.8" {}
    }
}

fn ground() -> Markup {
    html! { path d="M-4 48v-5c20-3 50-3 72 0v5z" fill="var(--quay)" {} }
}

fn copper_mine() -> Markup {
    html! {
        path d="M-4 48C6 34 14 12 26 8c10-3 14 8 22 14 6 5 12 14 20 26z" fill="var(--hill)" {}
        path d="M20 14c4 2 6 6 10 4M14 28c4 0 6 4 9 3M46 24c2 4 6 4 8 8" fill="none" stroke-width="0.8" {}
        path d="M22 46V34c0-10 20-10 20 0v12z" fill="var(--key)" {}
        path d="M20 46V31h24v15M18 31h28" fill="none" stroke="var(--crate)" stroke-width="3" {}
        path d="M24 38h16l-2 7H26z" fill="var(--roof)" {}
        path d="M25 38c2-5 5-4 7-2 3-3 6-1 7 2z" fill="var(--copper)" {}
        circle cx="28" cy="46" r="2" fill="var(--cut)" {}
        circle cx="36" cy="46" r="2" fill="var(--cut)" {}
    }
}

fn boat() -> Markup {
    html! {
        path d="M-4 48V30c8-4 12 2 20 0s12-4 20-1 14-2 32 1v18z" fill="var(--sea)" {}
        path d="M33 4v28" fill="none" stroke-width="2" {}
        path d="M33 5c12 4 17 12 17 22-6 2-12 2-17 1z" fill="var(--cut)" {}
        path d="M38 8v20M44 13v15" fill="none" stroke-width="0.7" {}
        path d="M8 30l6-2 3 3h30c4 0 7-2 9-5l4 1c-2 8-6 13-12 14H20c-6-1-10-6-12-11z" fill="var(--crate)" {}
        path d="M14 35c10 3 30 3 42 0" fill="none" stroke-width="0.8" {}
        path d="M28 31c-10 2-18-1-20-8l14-9z" fill="none" stroke-width="0.8" {}
        path d="M0 43c4-3 8-3 12 0s8 3 12 0 8-3 12 0 8 3 12 0 8-3 14 0" fill="none" stroke="var(--cut)" {}
    }
}

fn mill() -> Markup {
    html! {
        (ground())
        path d="M46 4h7v40h-7z" fill="var(--brick)" {}
        path d="M45 4h9" fill="none" stroke-width="2" {}
        path d="M49 3c-2-5 4-6 6-3 2-3 8-1 8 2-3 3-10 4-14 1z" fill="var(--cut)" stroke-width="0.8" {}
        path d="M6 25h40v20H6z" fill="var(--brick)" {}
        path d="M3 26c2-1 5-6 6-12l11 12c2-3 3-8 4-12l11 12c2-3 3-8 4-12l10 12z" fill="var(--roof)" {}
        path d="M6 36h40" fill="none" stroke="var(--plaster)" stroke-width="1.6" {}
        path d="M10 29h6v5h-6zM20 29h6v5h-6zM30 29h6v5h-6zM38 29h5v5h-5zM10 39h6v6h-6zM20 39h6v6h-6zM30 39h6v6h-6z" fill="var(--lamp)" stroke-width="0.9" {}
    }
}

fn field() -> Markup {
    html! {
        path d="M24 22c8-2 14-14 20-17 3-1 4 0 7 2 6 6 10 14 17 16v8H20z" fill="var(--far)" {}
        path d="M44 5c3-1 4 0 7 2l3 4-4-1-3 3-3-4-4 2z" fill="var(--cut)" stroke-width="0.8" {}
        path d="M-4 48V28c14-8 36-8 72-2v22z" fill="var(--tea-light)" {}
        g fill="var(--tea)" {
            path d="M-2 32c3-5 9-5 12 0 3-5 9-5 12 0 3-5 9-5 12 0 3-5 9-5 12 0 3-5 9-5 12 0 3-4 6-4 9 0v4H-2z" {}
            path d="M-6 42c3-6 11-6 14 0 3-6 11-6 14 0 3-6 11-6 14 0 3-6 11-6 14 0 3-6 11-6 14 0v7H-6z" {}
        }
        path d="M14 30v-8M10 22c2-5 6-5 8 0z" fill="var(--crate)" {}
    }
}

fn bank() -> Markup {
    html! {
        (ground())
        path d="M8 20h48v24H8z" fill="var(--plaster)" {}
        path d="M4 20L32 5l28 15z" fill="var(--roof)" {}
        circle cx="32" cy="14.5" r="3.8" fill="var(--coin)" {}
        path d="M6 44h52" fill="none" stroke-width="2.4" {}
        path d="M12 22h5v20h-5zM22 22h5v20h-5zM37 22h5v20h-5zM47 22h5v20h-5z" fill="var(--cut)" {}
        path d="M29 44V30c0-4 6-4 6 0v14z" fill="var(--purple)" {}
    }
}

fn gate() -> Markup {
    html! {
        (ground())
        path d="M12 22h5v23h-5zM47 22h5v23h-5zM26 26h4v19h-4zM34 26h4v19h-4z" fill="var(--red)" {}
        path d="M8 24h48v5H8z" fill="var(--silk-deep)" {}
        path d="M3 22c6 0 9-3 10-7h38c1 4 4 7 10 7-3 3-8 3-12 2H15c-4 1-9 1-12-2z" fill="var(--roof)" {}
        path d="M16 13c4 0 6-2 7-6h18c1 4 3 6 7 6-2 3-5 3-8 2H24c-3 1-6 1-8-2z" fill="var(--roof)" {}
        path d="M27 16h10v8H27z" fill="var(--lamp)" {}
        path d="M20 29v5M44 29v5" fill="none" {}
        circle cx="20" cy="36" r="3" fill="var(--red)" {}
        circle cx="44" cy="36" r="3" fill="var(--red)" {}
    }
}

fn church() -> Markup {
    html! {
        (ground())
        path d="M14 28h38v16H14z" fill="var(--plaster)" {}
        path d="M10 29l8-11h32l6 11z" fill="var(--roof)" {}
        path d="M24 18h14v26H24z" fill="var(--cut)" {}
        path d="M21 19L31 5l10 14z" fill="var(--far)" {}
        path d="M31 5V-1M28 1.500h6" fill="none" stroke-width="1.8" {}
        circle cx="31" cy="24" r="3" fill="var(--lamp)" {}
        path d="M28 44V34c0-4 6-4 6 0v10z" fill="var(--purple)" {}
        path d="M43 33c0-2 5-2 5 0v6h-5zM16 33c0-2 5-2 5 0v6h-5z" fill="var(--silk-deep)" {}
    }
}

fn customs() -> Markup {
    html! {
        (ground())
        path d="M6 20h52v24H6z" fill="var(--brick)" {}
        path d="M3 21l7-8h44l7 8z" fill="var(--roof)" {}
        path d="M25 4h14v40H25z" fill="var(--brick)" {}
        path d="M23 6c3-1 7-4 9-9 2 5 6 8 9 9z" fill="var(--far)" {}
        circle cx="32" cy="13" r="4.2" fill="var(--cut)" {}
        path d="M32 10.500V13h2" fill="none" stroke-width="0.9" {}
        path d="M6 31h52M25 20h14" fill="none" stroke="var(--plaster)" stroke-width="1.8" {}
        path d="M10 23h5v6h-5zM18 23h5v6h-5zM41 23h5v6h-5zM49 23h5v6h-5zM10 35h5v6h-5zM18 35h5v6h-5zM41 35h5v6h-5zM49 35h5v6h-5z" fill="var(--lamp)" stroke-width="0.9" {}
        path d="M28 44v-9c0-5 8-5 8 0v9z" fill="var(--key)" {}
    }
}

fn agency() -> Markup {
    html! {
        (ground())
        path d="M12 26h40v18H12z" fill="var(--plaster)" {}
        path d="M12 35h40" fill="none" stroke="var(--crate)" stroke-width="2.4" {}
        path d="M4 27c8-1 11-6 13-12h30c2 6 5 11 13 12z" fill="var(--roof)" {}
        path d="M22 15l-2 12M32 15v12M42 15l2 12" fill="none" stroke="var(--cut)" stroke-width="0.7" {}
        path d="M14 30h36v5H14z" fill="var(--purple)" {}
        path d="M26 37h12v7H26z" fill="var(--lamp)" {}
        path d="M18 45c0-6 1-8 3-8s3 2 3 8z" fill="var(--sea)" {}
        circle cx="21" cy="35.5" r="2" fill="var(--cut)" {}
        path d="M40 45c0-6 1-8 3-8s3 2 3 8z" fill="var(--red)" {}
        circle cx="43" cy="35.5" r="2" fill="var(--cut)" {}
    }
}

fn laboratory() -> Markup {
    html! {
        (ground())
        path d="M10 22h44v22H10z" fill="var(--brick)" {}
        path d="M6 23l10-11h32l10 11z" fill="var(--far)" {}
        path d="M24 12c0-11 16-11 16 0z" fill="var(--roof)" {}
        path d="M36 6l10-6 2 3-10 6z" fill="var(--lamp)" {}
        path d="M15 27c0-4 8-4 8 0v9h-8zM41 27c0-4 8-4 8 0v9h-8z" fill="var(--lamp)" {}
        path d="M19 24v12M15 30h8M45 24v12M41 30h8" fill="none" stroke-width="0.7" {}
        path d="M28 44V31c0-5 8-5 8 0v13z" fill="var(--purple)" {}
        path d="M10 39h44" fill="none" stroke="var(--plaster)" stroke-width="1.4" {}
    }
}

fn port() -> Markup {
    html! {
        path d="M-4 48V34c8-3 12 1 20 0s12-3 20-1 14-1 32 1v14z" fill="var(--sea)" {}
        path d="M29 10c-3-6 3-8 6-6 1-4 9-4 10 0 5-2 9 3 5 6-6 3-16 3-21 0z" fill="var(--cut)" stroke-width="0.8" {}
        path d="M29 12h7v14h-7z" fill="var(--red)" {}
        path d="M29 12h7v4h-7z" fill="var(--key)" {}
        path d="M16 8v22M48 12v18" fill="none" stroke-width="1.8" {}
        path d="M16 9L4 30M16 9l12 18M48 13l10 16M48 13l-10 13M11 15h10M44 18h8" fill="none" stroke-width="0.7" {}
        path d="M18 23h26v6H18z" fill="var(--cut)" {}
        path d="M2 29h54l6-3c-1 9-5 15-11 16H12C7 41 3 35 2 29z" fill="var(--hull)" {}
        path d="M4 33h55" fill="none" stroke="var(--lamp)" stroke-width="1.4" {}
        circle cx="32" cy="37" r="6" fill="var(--red)" {}
        path d="M32 31v12M26 37h12" fill="none" stroke="var(--cut)" {}
        path d="M-2 45c4-2 8-2 12 0s8 2 12 0 8-2 12 0 8 2 12 0 8-2 16 0" fill="none" stroke="var(--cut)" {}
    }
}

fn canal() -> Markup {
    html! {
        path d="M-4 48V22h72v26z" fill="var(--sea)" {}
        path d="M-4 24h16l4 24H-4zM68 24H52l-4 24h20z" fill="var(--quay)" {}
        path d="M6 30C18 12 46 12 58 30h-7C42 20 22 20 13 30z" fill="var(--brick)" {}
        path d="M8 23c14-13 34-13 48 0" fill="none" stroke-width="2" {}
        path d="M14 19v7M23 14v7M32 13v6M41 14v7M50 19v7" fill="none" {}
        path d="M22 40c3-3 6-3 9 0s6 3 9 0M25 45c3-2 5-2 8 0s5 2 8 0" fill="none" stroke="var(--cut)" {}
        (lamp(8, 14))
        (lamp(56, 14))
    }
}

/// Behind the map: the harbour with a steamer and a junk, hills, the sun, gas lights on the quay.
pub(super) fn harbour() -> Markup {
    html! {
        rect width="1000" height="400" fill="var(--sky)" {}
        rect y="190" width="1000" height="210" fill="var(--dusk)" {}
        circle cx="70" cy="168" r="30" fill="var(--sun)" {}
        path d="M-10 214c60-22 120-30 190-20 60 8 100 6 160 10s220-4 330-6 200-22 340 2v40H-10z" fill="var(--far)" {}
        rect y="222" width="1000" height="180" fill="var(--sea)" {}
        g fill="none" stroke="var(--ripple)" stroke-width="2" {
            path d="M10 250h60M110 262h50M30 284h80M850 252h70M930 268h60M870 290h90M20 330h70M140 322h40M820 334h60M930 346h50M60 372h90M840 382h110" {}
        }
        g transform="translate(20 226) scale(1.7)" stroke="var(--key)" stroke-width="1" stroke-linejoin="round" { (steamer()) }
        g transform="translate(984 222) scale(-1.5 1.5)" stroke="var(--key)" stroke-width="1" stroke-linejoin="round" { (steamer()) }
    }
}

fn steamer() -> Markup {
    html! {
        path d="M30 6c-3-6 3-8 6-6 1-4 9-4 10 0 5-2 9 3 5 6-6 3-16 3-21 0z" fill="var(--cut)" stroke-width="0.6" {}
        path d="M30 9h6v14h-6z" fill="var(--red)" {}
        path d="M16 4v22M48 8v18" fill="none" stroke-width="1.4" {}
        path d="M16 5L4 26M16 5l12 18M48 9l10 16M48 9L38 22M11 11h10M44 14h8" fill="none" stroke-width="0.5" {}
        path d="M18 20h26v5H18z" fill="var(--cut)" {}
        path d="M2 25h54l6-3c-1 8-5 13-11 14H12C7 35 3 30 2 25z" fill="var(--hull)" {}
        path d="M4 28.500h54" fill="none" stroke="var(--lamp)" {}
    }
}
