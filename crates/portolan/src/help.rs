//! The command line's help in the user's language. The texts of commands and arguments ([`texts`]) are put in place here,
//! and what clap would print in English by itself is replaced.

pub mod texts;

use anstyle::Style;
use clap::builder::Resettable;
use clap::{Arg, ArgAction, Command};
use portolan_i18n::{Locale, ProgramKey};

/// Returns the command line with its help in this language.
pub fn localized(command: Command, locale: &Locale) -> Command {
    let version = command.get_version().map(str::to_string);
    let command = localized_command(command, "", locale).after_help(examples(locale));
    match version {
        Some(_) => command.disable_version_flag(true).arg(flag("version", 'V', ArgAction::Version, locale)),
        None => command,
    }
}

/// Returns a command with its subcommands. `path` is the names of the commands above it and its own.
fn localized_command(command: Command, path: &str, locale: &Locale) -> Command {
    let command = command
        .mut_subcommands(|sub| {
            let path = format!("{path} {}", sub.get_name());
            localized_command(sub, path.trim(), locale)
        })
        .mut_args(|argument| localized_argument(argument, path, locale))
        .disable_help_flag(true)
        .disable_help_subcommand(true)
        .arg(flag("help", 'h', ArgAction::Help, locale))
        .long_about(Resettable::Reset)
        .subcommand_value_name(texts::placeholder("COMMAND", locale));
    let (usage, template) = (usage(&command, path, locale), template(&command, locale));
    let command = command.override_usage(usage).help_template(template);
    let command = match texts::details(path, locale) {
        Some(details) => command.after_help(details),
        None => command,
    };
    match texts::about(path, locale) {
        Some(about) => command.about(about),
        None => command,
    }
}

fn flag(name: &'static str, letter: char, action: ArgAction, locale: &Locale) -> Arg {
    let flag = Arg::new(name).short(letter).long(name).action(action);
    flag.help(texts::argument("", name, locale).unwrap_or_default())
}

fn localized_argument(argument: Arg, path: &str, locale: &Locale) -> Arg {
    let mut text = texts::argument(path, argument.get_id().as_str(), locale).unwrap_or_default();
    if !argument.get_action().takes_values() {
        return argument.help(text).long_help(Resettable::Reset);
    }
    let values = argument.get_possible_values();
    if !values.is_empty() {
        let names: Vec<&str> = values.iter().map(|value| value.get_name()).collect();
        let args = [("text", text.into()), ("values", names.join(", ").into())];
        text = locale.format(ProgramKey::Possible, args);
    }
    let defaults: Vec<_> =
        argument.get_default_values().iter().map(|value| value.to_string_lossy()).collect();
    if !defaults.is_empty() {
        let args = [("text", text.into()), ("value", defaults.join(",").into())];
        text = locale.format(ProgramKey::Default, args);
    }
    let placeholder = texts::placeholder(&value_name(&argument), locale);
    let argument = argument.help(text).long_help(Resettable::Reset).value_name(placeholder);
    argument.hide_default_value(true).hide_possible_values(true)
}

/// Returns the English placeholder for an argument's value: the declared one, or the argument's name.
fn value_name(argument: &Arg) -> String {
    let declared = argument.get_value_names().and_then(|names| names.first());
    declared.map_or_else(|| argument.get_id().as_str().to_uppercase(), ToString::to_string)
}

/// Returns the lines that show how the command is called.
fn usage(command: &Command, path: &str, locale: &Locale) -> String {
    let name = format!("portolan {path}");
    let mut lines = Vec::new();
    if !command.is_subcommand_required_set() {
        let mut line = format!("{} [{}]", name.trim(), texts::placeholder("OPTIONS", locale));
        for argument in command.get_positionals() {
            let value = texts::placeholder(&value_name(argument), locale);
            line += &if argument.is_required_set() { format!(" <{value}>") } else { format!(" [{value}]") };
        }
        lines.push(line);
    }
    if command.has_subcommands() {
        lines.push(format!("{} <{}>", name.trim(), texts::placeholder("COMMAND", locale)));
    }
    lines.join("\n  ")
}

/// Returns the clap template of the help, with the sections that the command has.
fn template(command: &Command, locale: &Locale) -> String {
    let style = Style::new().bold().underline();
    let heading = |key: ProgramKey| format!("{style}{}{style:#}", locale.text(key));
    let mut template = format!("{{about-with-newline}}\n{}\n  {{usage}}", heading(ProgramKey::Usage));
    if command.has_subcommands() {
        template += &format!("\n\n{}\n{{subcommands}}", heading(ProgramKey::Commands));
    }
    if command.get_positionals().next().is_some() {
        template += &format!("\n\n{}\n{{positionals}}", heading(ProgramKey::Arguments));
    }
    template + &format!("\n\n{}\n{{options}}{{after-help}}", heading(ProgramKey::Options))
}

/// Returns example calls, below the list of commands.
fn examples(locale: &Locale) -> String {
    let call = |command: &str| format!("  {command:<48}").into();
    locale.format(
        ProgramKey::Examples,
        [
            ("serve", call("portolan")),
            ("listen", call("portolan --listen 0.0.0.0:8080")),
            ("play", call("portolan play osaka --seats me,greedy,random")),
            ("rules", call("portolan rules osaka")),
            ("replay", call("portolan replay osaka-0001.record --step")),
            ("simulate", call("portolan simulate osaka --games 10000")),
            ("arena", call("portolan arena osaka --bots greedy,random")),
        ],
    )
}
