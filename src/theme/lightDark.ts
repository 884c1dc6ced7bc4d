type Colors<Name extends string> = Readonly<Record<Name, string>>;

/**
 * Colors with their value in each scheme, as one CSS value: the browser chooses by the `color-scheme` of the root.
 * @param dark the colors that differ in the dark scheme.
 */
export const lightDark = <Name extends string>(
  light: Colors<Name>,
  dark: Partial<Colors<Name>>,
): Colors<Name> =>
  // Object.fromEntries widens the keys of a record.
  Object.fromEntries(
    Object.entries<string>(light).map(([name, color]) => {
      const inDark = (dark as Partial<Colors<string>>)[name] ?? color;
      return [name, inDark === color ? color : `light-dark(${color},${inDark})`];
    }),
  ) as Colors<Name>;
