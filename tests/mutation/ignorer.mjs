/**
 * A plugin of Stryker's: what in a machine's file is no behaviour, and makes no mutants.
 * https://stryker-mutator.io/docs/stryker-js/disable-mutants/#using-an-ignore-plugin
 */
const reasons = {
  description: 'Words for people, who read them in machines/README.md.',
  types: 'Types: nothing reads them at run time.',
};

export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'words-and-types',
    value: {
      shouldIgnore: (path) =>
        path.isObjectProperty() && Object.hasOwn(reasons, path.node.key.name ?? '')
          ? reasons[path.node.key.name]
          : undefined,
    },
  },
];
