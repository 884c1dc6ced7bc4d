import type { MachineModel } from '../../../../../machines/statechart/paths';

/** The model of a machine whose events have no payload. */
export const plainModel = (...types: readonly string[]): MachineModel => ({
  starts: [{ name: 'at first', input: undefined }],
  events: Object.fromEntries(types.map((type) => [type, { meaning: '' }])),
});

export const delaysModel = plainModel('go');

export const featuresModel: MachineModel = {
  ...plainModel('off', 'on', 'left.next', 'right.check', 'number.raised'),
  relevant: ({ count }: { count: number }) => count,
  isFarEnough: ({ count }: { count: number }) => count > 4,
};
