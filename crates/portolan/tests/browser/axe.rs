//! Checks pages with axe-core, an accessibility checker from the npm registry: names, roles, contrast, order. Only these
//! tests use it; it is not part of the pages.

use crate::person::Person;
use crate::tools::axe;
use serde_json::Value;

/// Checks the current page; returns each violation with its elements. The rule that an accessible name contains the
/// visible label does not apply to the board, because the numbers on a card are no label.
const CHECK: &str = "
    const done = arguments[arguments.length - 1];
    const label = 'label-content-name-mismatch';
    const describe = ({ id, help, nodes }) => `${id}: ${help} (${nodes.length}): ` +
        nodes.slice(0, 3).map(({ html, any }) => `${html.slice(0, 200)} ${any[0]?.message ?? ''}`).join(' | ');
    axe.run(document, { resultTypes: ['violations'], rules: { [label]: { enabled: false } } })
        .then(async ({ violations }) => [...violations,
            ...(await axe.run({ exclude: ['.board'] }, { runOnly: [label], rules: { [label]: { enabled: true } } })).violations])
        .then((violations) => done(violations.map(describe)), (error) => done([String(error)]));";

impl Person {
    /// Asserts that the page has no accessibility violations in its light and dark themes.
    pub async fn passes_accessibility_check(&self) {
        for dark in [false, true] {
            self.prefers_dark(dark).await;
            let violations = self.violations().await;
            let (at, shade) = (self.url().await, if dark { "dark" } else { "light" });
            assert!(violations.is_empty(), "{at}, {shade}:\n{}", violations.join("\n"));
        }
    }

    /// Returns the accessibility violations of the page.
    pub async fn violations(&self) -> Vec<String> {
        if self.eval("typeof axe === 'undefined'").await == true {
            // A declaration would be local to the script, so the object is stored in the window.
            self.eval(&format!("(() => {{ {}; window.axe = axe; return true }})()", axe())).await;
        }
        let found = self.waits_for(CHECK).await;
        found.as_array().into_iter().flatten().filter_map(Value::as_str).map(String::from).collect()
    }
}
