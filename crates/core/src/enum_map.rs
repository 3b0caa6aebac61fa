//! Maps from the variants of an enum, and enums that are serialized as text.

/// Defines a type with one `T` for each variant of an enum, indexed by the variant.
///
/// ```
/// #[derive(Clone, Copy)]
/// enum Good { Rice, Fish }
///
/// portolan_core::enum_map! {
///     /// One `T` for each good.
///     pub struct ByGood<T>(Good, 2);
/// }
///
/// let mut cards = ByGood([3, 0]);
/// cards[Good::Fish] += 1;
/// assert_eq!(cards.0, [3, 1]);
/// ```
#[macro_export]
macro_rules! enum_map {
    ($(#[$doc:meta])* pub struct $name:ident<T>($noun:ty, $count:expr);) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, ::serde::Serialize)]
        #[serde(transparent)]
        pub struct $name<T>(pub [T; $count]);

        impl<T> ::std::ops::Index<$noun> for $name<T> {
            type Output = T;
            #[inline]
            fn index(&self, noun: $noun) -> &T {
                &self.0[noun as usize]
            }
        }

        impl<T> ::std::ops::IndexMut<$noun> for $name<T> {
            #[inline]
            fn index_mut(&mut self, noun: $noun) -> &mut T {
                &mut self.0[noun as usize]
            }
        }
    };
}

/// Serializes a type as its `Display` text.
#[macro_export]
macro_rules! serialize_as_text {
    ($type:ty) => {
        impl ::serde::Serialize for $type {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }
    };
}
