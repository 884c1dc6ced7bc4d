import { expectTypeOf } from 'vitest';
import { type AnyStateMachine, createMachine, setup } from 'xstate';
import { advance, type Simulation, send, startSimulation, undo } from '../../machines/statechart/engine';
import { mermaidOf } from '../../machines/statechart/export';
import { type Chart, chartOf, isMachine } from '../../machines/statechart/graph';
import { type Drawing, type LayoutEngine, layoutChart } from '../../machines/statechart/layout';
import { type MachineModel, machinePaths, type Path } from '../../machines/statechart/paths';

// Types that the compiler checks (`npm run check`); nothing here runs.

const lamp = setup({
  types: {
    input: {} as { volts: number },
    events: {} as { type: 'TOGGLE' } | { type: 'DIM'; percent: number },
  },
}).createMachine({ initial: 'off', states: { off: { on: { TOGGLE: 'on' } }, on: { on: { DIM: {} } } } });

// Any machine can be drawn and simulated, with types or without; nothing else can.
expectTypeOf(chartOf(lamp)).toEqualTypeOf<Chart>();
expectTypeOf(chartOf(createMachine({}))).toEqualTypeOf<Chart>();
// @ts-expect-error A configuration is not a machine.
chartOf({ initial: 'off', states: { off: {} } });
expectTypeOf(isMachine).guards.toEqualTypeOf<AnyStateMachine>();

// A simulation is a value: each change returns another.
expectTypeOf(startSimulation(lamp, { volts: 230 })).toEqualTypeOf<Simulation>();
expectTypeOf(send).returns.toEqualTypeOf<Simulation>();
expectTypeOf(advance).parameters.toEqualTypeOf<[simulation: Simulation, ms: number]>();
expectTypeOf(undo).toBeCallableWith(startSimulation(lamp));
// @ts-expect-error An event has a type.
send(startSimulation(lamp), { percent: 50 });
const changeTrace = (simulation: Simulation) => {
  // @ts-expect-error A simulation cannot be changed.
  simulation.trace = [];
};
expectTypeOf(changeTrace).returns.toBeVoid();

// A model names the payloads of every event, and nothing else.
type LampModel = MachineModel<typeof lamp>;
expectTypeOf<LampModel['events']>().toEqualTypeOf<{
  readonly TOGGLE: readonly { type: 'TOGGLE' }[];
  readonly DIM: readonly { type: 'DIM'; percent: number }[];
}>();
expectTypeOf<LampModel['starts'][number]['input']>().toEqualTypeOf<{ volts: number }>();
const starts = [{ name: 'at home', input: { volts: 230 } }];
expectTypeOf({ starts, events: { TOGGLE: [], DIM: [] } }).toExtend<LampModel>();
expectTypeOf({ starts, events: { TOGGLE: [] } }).not.toExtend<LampModel>();
expectTypeOf({ starts, events: { TOGGLE: [], DIM: [{ type: 'DIM' as const }] } }).not.toExtend<LampModel>();
expectTypeOf(machinePaths).returns.toEqualTypeOf<readonly Path[]>();

// Texts and layout.
expectTypeOf(mermaidOf).toEqualTypeOf<(chart: Chart) => string>();
expectTypeOf(layoutChart).returns.resolves.toEqualTypeOf<Drawing>();
expectTypeOf(layoutChart).parameter(1).toEqualTypeOf<LayoutEngine>();
