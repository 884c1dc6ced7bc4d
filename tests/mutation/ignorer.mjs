/**
 * Plugin of Stryker that ignores the parts of a machine without behavior.
 * https://stryker-mutator.io/docs/stryker-js/disable-mutants/#using-an-ignore-plugin
 */
const reasons = {
  description: 'Documentation, which machines/docs shows.',
  types: 'Types, which do not exist at run time.',
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
