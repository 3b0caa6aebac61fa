//! Looks for barriers with axe-core: names, roles, contrast, order. It comes from the npm registry and is used by these
//! tests alone; the pages themselves never see it.

use crate::person::Person;
use crate::tools::axe;
use serde_json::Value;

/// Runs it over the page as it is; every barrier with where it is. That a name begins with what can be read is asked
/// of everything but the pictures on the board: the numbers on a card are no label.
const LOOK: &str = "
    const done = arguments[arguments.length - 1];
    const label = 'label-content-name-mismatch';
    const tell = ({ id, help, nodes }) => `${id}: ${help} (${nodes.length}): ` +
        nodes.slice(0, 3).map(({ html, any }) => `${html.slice(0, 200)} ${any[0]?.message ?? ''}`).join(' | ');
    axe.run(document, { resultTypes: ['violations'], rules: { [label]: { enabled: false } } })
        .then(async ({ violations }) => [...violations,
            ...(await axe.run({ exclude: ['.board'] }, { runOnly: [label], rules: { [label]: { enabled: true } } })).violations])
        .then((violations) => done(violations.map(tell)), (error) => done([String(error)]));";

impl Person {
    /// Finds no barrier on this page, in light and in dark.
    pub async fn finds_no_barrier(&self) {
        for dark in [false, true] {
            self.wishes_dark(dark).await;
            let barriers = self.barriers().await;
            let (at, shade) = (self.at().await, if dark { "dark" } else { "light" });
            assert!(barriers.is_empty(), "{at}, {shade}:\n{}", barriers.join("\n"));
        }
    }

    /// The barriers on this page.
    pub async fn barriers(&self) -> Vec<String> {
        if self.ask("typeof axe === 'undefined'").await == true {
            // A function's declaration would stay inside of the script.
            self.ask(&format!("(() => {{ {}; window.axe = axe; return true }})()", axe())).await;
        }
        let found = self.waits_for(LOOK).await;
        found.as_array().into_iter().flatten().filter_map(Value::as_str).map(String::from).collect()
    }
}
