//! `portolan rules`: prints the rules of a game, or one section, wrapped for the terminal.

use crate::error::CliError;
use crate::error_message::ErrorMessage;
use crate::screen::Screen;
use clap::Args;
use portolan_boards::{Ink, texts};
use portolan_games::GameId;
use portolan_i18n::Locale;

/// The arguments of `portolan rules`.
#[derive(Args)]
pub struct RulesArgs {
    /// The game.
    game: GameId,
    /// A section, such as 3.1; defaults to all.
    section: Option<String>,
}

/// Prints the rules.
pub fn run(args: &RulesArgs, locale: &Locale, screen: &mut Screen) -> Result<(), CliError> {
    let text = match &args.section {
        Some(section) => self::section(args.game, section, locale)?,
        None => texts::rules(args.game, locale.tag()).to_string(),
    };
    let rendered = render(&text, screen.width());
    screen.line(&rendered)
}

/// Returns one section with its subsections.
pub fn section(game: GameId, number: &str, locale: &Locale) -> Result<String, CliError> {
    let wanted = number.trim_start_matches('§').trim_end_matches('.');
    let belongs = |found: &str| found == wanted || found.starts_with(&format!("{wanted}."));
    let mut inside = false;
    let mut lines = Vec::new();
    for line in texts::rules(game, locale.tag()).lines() {
        if line.starts_with('#') {
            inside = texts::section_of(line).is_some_and(belongs);
        }
        if inside {
            lines.push(line);
        }
    }
    if lines.is_empty() {
        let known: Vec<&str> = game
            .meta()
            .rules
            .lines()
            .filter(|line| line.starts_with('#'))
            .filter_map(texts::section_of)
            .collect();
        let (game, section) = (game.to_string(), wanted.chars().take(20).collect());
        return Err(ErrorMessage::NoSection { game, section, known: known.join(", ") }.into());
    }
    Ok(lines.join("\n"))
}

/// Markdown as terminal text: headings bold, paragraphs and lists wrapped, tables and code left verbatim.
pub fn render(text: &str, width: usize) -> String {
    let mut out: Vec<String> = Vec::new();
    let mut block: Vec<&str> = Vec::new();
    for line in text.lines().chain([""]) {
        let verbatim = line.starts_with('#') || line.starts_with('|') || line.starts_with("    ");
        if line.is_empty() || verbatim || is_item(line) {
            out.extend(paragraph(&block, width));
            block.clear();
        }
        match line {
            "" => out.push(String::new()),
            heading if heading.starts_with('#') => {
                out.push(Ink::Ansi.bold(heading.trim_start_matches('#').trim()))
            }
            line if verbatim => out.push(line.to_string()),
            text => block.push(text.trim()),
        }
    }
    out.join("\n").trim().to_string()
}

fn is_item(line: &str) -> bool {
    let line = line.trim_start();
    let numbered = line.split_once(". ").is_some_and(|(number, _)| number.parse::<u32>().is_ok());
    line.starts_with("- ") || line.starts_with("* ") || numbered
}

fn paragraph(block: &[&str], width: usize) -> Option<String> {
    let first = block.first()?;
    let indent =
        if is_item(first) { " ".repeat(first.find(' ').map_or(2, |space| space + 1)) } else { String::new() };
    let options = textwrap::Options::new(width).subsequent_indent(&indent);
    Some(textwrap::fill(&render_inline(&block.join(" ")), options))
}

/// Renders `**bold**`, and removes backquotes.
fn render_inline(text: &str) -> String {
    let parts = text.split("**").enumerate();
    let rendered = parts.map(|(n, part)| if n % 2 == 1 { Ink::Ansi.bold(part) } else { part.to_string() });
    rendered.collect::<String>().replace('`', "")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_section_ends_where_the_next_begins() {
        let buy = section(GameId::Osaka, "3.1", &Locale::english()).unwrap();
        assert!(buy.starts_with("## 3.1 ") && !buy.contains("3.2 "));
        assert_eq!(section(GameId::Osaka, "§3.1", &Locale::english()).unwrap(), buy);
        let turn = section(GameId::Osaka, "3", &Locale::english()).unwrap();
        assert!(turn.contains("## 3.1 ") && !turn.contains("# 4 "));
    }

    #[test]
    fn the_error_for_an_unknown_section_lists_the_known_ones() {
        let error = section(GameId::Osaka, "9.9", &Locale::english()).unwrap_err().text(&Locale::english());
        assert!(error.contains("‘9.9’") && error.contains("3.1"), "{error}");
    }

    #[test]
    fn paragraphs_are_wrapped_and_lists_preserved() {
        let text = "# 1 Title\n\none two\nthree\n\n- first item\n  goes on\n- second\n";
        let plain = anstream::adapter::strip_str(&render(text, 12)).to_string();
        assert_eq!(plain, "1 Title\n\none two\nthree\n\n- first item\n  goes on\n- second");
    }
}
