import { stageModel } from '../../machines/models/stage.model';
import { stageMachine } from '../../machines/stage.machine';
import { machinePaths } from '../../machines/statechart/paths';
import { expect, test } from '../support/test';
import { drive, missingFor, type PageModel } from './support/drive';

const [path] = machinePaths(stageMachine, stageModel);
if (!path) throw new Error('The stage has no path.');

const nothing = () => Promise.resolve();
const idle = { open: nothing, settle: nothing };
const steps = { 'stage.chosen': nothing };
const states = { seed: nothing, seriesA: nothing };

test('a step without a handler and a state without an assertion are named', () => {
  expect(missingFor(path, { ...idle, steps, states })).toEqual([]);
  expect(missingFor(path, { ...idle, steps: {}, states: { seriesA: nothing } })).toEqual([
    'step stage.chosen',
    'step stage.chosen',
    'state seed',
    'state seed',
  ]);
});

test('and nothing is walked then', async () => {
  const opened: string[] = [];
  const page: PageModel = {
    ...idle,
    open: async ({ name }) => {
      opened.push(name);
    },
    steps: {},
    states,
  };
  await expect(drive(path, page)).rejects.toThrow('step stage.chosen');
  expect(opened).toEqual([]);
});

test('each step is made once, and each state is looked at after its step', async () => {
  const seen: string[] = [];
  const note = (text: string) => async () => {
    seen.push(text);
  };
  const page: PageModel = {
    settle: note('settle'),
    open: note('open'),
    steps: { 'stage.chosen': async ({ step }) => note(step.text)() },
    states: { seed: note('seed'), seriesA: note('seriesA') },
  };
  await drive(path, page);
  expect(seen).toEqual([
    ...['open', 'settle', 'seed'],
    ...['the visitor: stage.chosen (stage: "seriesA")', 'settle', 'seriesA'],
    ...['the visitor: stage.chosen (stage: "seed")', 'settle', 'seed'],
  ]);
});
