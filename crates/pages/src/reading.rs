//! Rules and about-pages, from Markdown. Each section has its number as an anchor, which refusals link to, and each § in the
//! text is a link.

use super::figures::figures_of;
use super::{Visitor, page_of};
use maud::{Markup, PreEscaped, html};
use portolan_boards::html::symbols;
use portolan_boards::texts::{self, section_of};
use portolan_games::GameId;
use portolan_i18n::SiteKey;
use pulldown_cmark::{CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd};

/// Renders the rules of a game.
pub fn rules(game: GameId, visitor: &Visitor<'_>) -> Markup {
    let locale = visitor.locale;
    let chapters = chapters(texts::rules(game, locale.tag()));
    let main = html! {
        main #main .narrow .reading data-game=(game) {
            (symbols(game))
            (links(game, visitor, SiteKey::RulesOf))
            article {
                @for (number, chapter) in chapters.iter().enumerate() {
                    (PreEscaped(&chapter.html))
                    @if number == 0 { (contents(&chapters[1..], visitor)) }
                    @for section in &chapter.sections {
                        (PreEscaped(&section.html))
                        @for figure in figures_of(game, &section.number, locale) { (figure) }
                    }
                }
            }
        }
    };
    let title = locale.format(SiteKey::RulesOf, [("game", game.meta().name.into())]);
    page_of(Some(game), visitor, &title, &main)
}

/// Renders the about-page of a game.
pub fn about(game: GameId, visitor: &Visitor<'_>) -> Markup {
    let locale = visitor.locale;
    let text = texts::about(game, locale.tag());
    let main = html! {
        main #main .narrow .reading data-game=(game) {
            (links(game, visitor, SiteKey::About))
            article { (PreEscaped(to_html(text))) }
        }
    };
    let title = locale.format(SiteKey::About, [("game", game.meta().name.into())]);
    page_of(Some(game), visitor, &title, &main)
}

/// The links to the other text of this game and to its guided first game.
fn links(game: GameId, visitor: &Visitor<'_>, here: SiteKey) -> Markup {
    let locale = visitor.locale;
    let name = || [("game", game.meta().name.into())];
    html! {
        nav .texts aria-label=(locale.text(SiteKey::Reading)) {
            @if here == SiteKey::About {
                a href={ "/rules/" (game) } { (locale.format(SiteKey::RulesOf, name())) }
            } @else {
                a href={ "/about/" (game) } { (locale.format(SiteKey::About, name())) }
            }
            (first_steps(game, visitor))
        }
    }
}

/// The button for a guided first game.
pub(super) fn first_steps(game: GameId, visitor: &Visitor<'_>) -> Markup {
    html! {
        form method="post" action="/first" {
            input type="hidden" name="game" value=(game);
            button type="submit" { (visitor.locale.text(SiteKey::FirstSteps)) }
        }
    }
}

fn contents(chapters: &[Chapter], visitor: &Visitor<'_>) -> Markup {
    let title = visitor.locale.text(SiteKey::Contents);
    html! {
        nav .contents aria-label=(title) {
            h2 { (title) }
            ul { @for chapter in chapters { li { a href={ "#" (chapter.number) } { (chapter.title) } } } }
        }
    }
}

/// A chapter: its heading and introduction, then its sections.
struct Chapter {
    number: String,
    title: String,
    html: String,
    sections: Vec<Section>,
}

struct Section {
    number: String,
    html: String,
}

/// Splits the rules at their headings.
fn chapters(text: &str) -> Vec<Chapter> {
    let mut chapters: Vec<Chapter> = Vec::new();
    for part in parts(text) {
        let heading = part.lines().next().unwrap_or_default();
        let number = section_of(heading).unwrap_or_default().to_string();
        match chapters.last_mut().filter(|_| heading.starts_with("## ")) {
            Some(chapter) => chapter.sections.push(Section { number, html: to_html(part) }),
            None => {
                let title = heading.trim_start_matches('#').trim().to_string();
                chapters.push(Chapter { number, title, html: to_html(part), sections: Vec::new() });
            }
        }
    }
    chapters
}

/// Splits a text before each heading.
fn parts(text: &str) -> Vec<&str> {
    let starts = text.match_indices('#').map(|(at, _)| at);
    let mut starts: Vec<usize> = starts.filter(|&at| at == 0 || text[..at].ends_with('\n')).collect();
    starts.push(text.len());
    starts.windows(2).map(|ends| &text[ends[0]..ends[1]]).collect()
}

/// Converts Markdown to HTML. Numbered headings are one level lower on the page, below its title.
fn to_html(text: &str) -> String {
    let mut out = String::with_capacity(text.len() * 2);
    let mut in_code = false;
    let mut heading = HeadingLevel::H1;
    let events =
        Parser::new_ext(text, Options::ENABLE_TABLES).into_offset_iter().flat_map(|(event, place)| {
            match event {
                Event::Start(Tag::Heading { level, .. }) => {
                    let number = text.get(place).and_then(section_of);
                    heading = if number.is_some() { lower(level) } else { level };
                    let id = number.map(|number| format!(" id=\"{number}\"")).unwrap_or_default();
                    vec![raw(format!("<{heading}{id}>"))]
                }
                Event::End(TagEnd::Heading(_)) => vec![raw(format!("</{heading}>\n"))],
                Event::Start(Tag::Table(columns)) => {
                    vec![
                        raw("<div class=\"scroll\" tabindex=\"0\">".into()),
                        Event::Start(Tag::Table(columns)),
                    ]
                }
                Event::End(TagEnd::Table) => vec![Event::End(TagEnd::Table), raw("</div>".into())],
                Event::Start(Tag::CodeBlock(_)) => {
                    in_code = true;
                    vec![raw("<pre tabindex=\"0\"><code>".into())]
                }
                Event::End(TagEnd::CodeBlock) => {
                    in_code = false;
                    vec![raw("</code></pre>\n".into())]
                }
                Event::Text(text) if !in_code => with_links(&text),
                // HTML in a text is escaped.
                Event::Html(text) | Event::InlineHtml(text) => vec![Event::Text(text)],
                event => vec![event],
            }
        });
    pulldown_cmark::html::push_html(&mut out, events);
    out
}

const fn lower(level: HeadingLevel) -> HeadingLevel {
    match level {
        HeadingLevel::H1 => HeadingLevel::H2,
        _ => HeadingLevel::H3,
    }
}

fn raw(html: String) -> Event<'static> {
    Event::Html(CowStr::from(html))
}

/// Turns `§4.3` into a link to the section.
fn with_links(text: &str) -> Vec<Event<'static>> {
    let mut events = Vec::new();
    let mut rest = text;
    while let Some(at) = rest.find('§') {
        let (before, from) = rest.split_at(at);
        let number = &from['§'.len_utf8()..];
        let length = number.find(|letter: char| !letter.is_ascii_digit() && letter != '.');
        let number = number[..length.unwrap_or(number.len())].trim_end_matches('.');
        events.push(Event::Text(before.to_string().into()));
        if number.is_empty() {
            events.push(Event::Text("§".into()));
        } else {
            events.push(raw(format!("<a href=\"#{number}\">§{number}</a>")));
        }
        rest = &from['§'.len_utf8() + number.len()..];
    }
    events.push(Event::Text(rest.to_string().into()));
    events
}

#[cfg(test)]
mod tests {
    use super::*;
    use portolan_i18n::Locale;
    use scraper::{Html, Selector};

    fn all(page: &Html, selector: &str) -> Vec<String> {
        let selector = Selector::parse(selector).unwrap();
        page.select(&selector).map(|element| element.text().collect()).collect()
    }

    #[test]
    fn markdown_becomes_html_and_html_is_escaped() {
        let html =
            to_html("## 3.1 Buy\n\nSee §4.3, §5. *Now* & `§1` <b>x</b>\n\n| a | b |\n|---|---|\n| 1 | 2 |\n");
        assert!(html.contains("<h3 id=\"3.1\">3.1 Buy</h3>"), "{html}");
        assert!(html.contains("<a href=\"#4.3\">§4.3</a>, <a href=\"#5\">§5</a>."), "{html}");
        assert!(html.contains("<code>§1</code> &lt;b&gt;x&lt;/b&gt;") && html.contains("&amp;"), "{html}");
        assert!(html.contains("<em>Now</em>") && html.contains("<table>"), "{html}");
        assert!(to_html("# A title\n").contains("<h1>A title</h1>"));
    }

    #[test]
    fn sections_have_anchors_and_links_have_targets_in_every_language() {
        for tag in Locale::languages() {
            let locale = Locale::new(tag).unwrap();
            let visitor = Visitor { locale: &locale, name: None };
            for &game in GameId::ALL {
                let page = Html::parse_document(&rules(game, &visitor).into_string());
                let anchors = Selector::parse("article [id]").unwrap();
                let anchors: Vec<&str> =
                    page.select(&anchors).filter_map(|element| element.attr("id")).collect();
                let numbers: Vec<&str> = game
                    .meta()
                    .rules
                    .lines()
                    .filter(|line| line.starts_with('#'))
                    .filter_map(section_of)
                    .collect();
                let sections: Vec<&str> = anchors
                    .iter()
                    .copied()
                    .filter(|id| id.starts_with(|c: char| c.is_ascii_digit()))
                    .collect();
                assert_eq!(sections, numbers, "{game} in {tag}");
                let links = Selector::parse("article a[href^='#']").unwrap();
                for link in page.select(&links).filter_map(|link| link.attr("href")) {
                    assert!(anchors.contains(&&link[1..]), "{link} of {game} in {tag}");
                }
                assert_eq!(all(&page, "h1").len(), 1);
                let about = Html::parse_document(&about(game, &visitor).into_string());
                assert_eq!(all(&about, "h1").len(), 1);
                assert!(all(&about, "pre").iter().any(|code| code.contains("portolan components export")));
            }
        }
    }
}
