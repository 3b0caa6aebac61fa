//! The options of a game: names and values, the same in files, command line and forms.

use std::fmt::Debug;

/// One option of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionSpec {
    /// The name in files and on the command line, such as `open-hands`.
    pub key: &'static str,
    /// The possible values; the first is the default.
    pub values: &'static [&'static str],
}

impl OptionSpec {
    /// Returns a switch that is off by default.
    pub const fn switch(key: &'static str) -> OptionSpec {
        OptionSpec { key, values: &["no", "yes"] }
    }
}

/// The options of one game. `Default` is the game of the rulebook's main text.
pub trait Options: Copy + Eq + Default + Debug + Send + Sync + 'static {
    /// All options.
    const LIST: &'static [OptionSpec];

    /// Returns the index of the chosen value in the option's list.
    fn get(&self, option: usize) -> usize;

    /// Chooses a value by its index; called only with indices of `LIST`.
    fn set(&mut self, option: usize, value: usize);

    /// Chooses a value by name.
    fn set_by_name(&mut self, key: &str, value: &str) -> Result<(), OptionError> {
        let option = Self::LIST.iter().position(|spec| spec.key == key).ok_or_else(|| {
            let known = Self::LIST.iter().map(|spec| spec.key).collect::<Vec<_>>().join(", ");
            OptionError::Unknown { option: key.to_string(), known }
        })?;
        let values = Self::LIST[option].values;
        let value = values.iter().position(|&known| known == value).ok_or_else(|| {
            let (option, value) = (key.to_string(), value.to_string());
            OptionError::Value { option, value, known: values.join(", ") }
        })?;
        self.set(option, value);
        Ok(())
    }

    /// Returns every option with its chosen value, by name.
    fn pairs(&self) -> Vec<(&'static str, &'static str)> {
        Self::LIST.iter().enumerate().map(|(i, spec)| (spec.key, spec.values[self.get(i)])).collect()
    }

    /// Returns every combination of values, the default first.
    fn every() -> Vec<Self> {
        let mut all = vec![Self::default()];
        for (option, spec) in Self::LIST.iter().enumerate() {
            let known = all.clone();
            for value in 1..spec.values.len() {
                all.extend(known.iter().map(|&options| {
                    let mut options = options;
                    options.set(option, value);
                    options
                }));
            }
        }
        all
    }
}

/// An unknown option, or an unknown value of an option.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the messages describe the variants")]
pub enum OptionError {
    #[error("there is no option ‘{option}’; this game has: {known}")]
    Unknown { option: String, known: String },
    #[error("‘{value}’ is no value of {option}; choose one of: {known}")]
    Value { option: String, value: String, known: String },
}
