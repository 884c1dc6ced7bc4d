import { describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import {
  type DiagnosisEvent,
  diagnosisMachine,
  emptyTexts,
  type Field,
  type Finding,
  fields,
  findingOf,
  queryOf,
  type Reading,
  readCount,
  readGrowth,
  readingOf,
  type Step,
  sharesOf,
  steps,
  type Texts,
} from '../../../machines/diagnosis.machine';
import { diagnosisModel } from '../../../machines/models/diagnosis.model';
import { describeModel, expectQuiet, type Facts } from '../../support/describeModel';
import { fc } from '../../support/fastCheck';

const [start] = diagnosisModel.starts;
if (!start) throw new Error('The diagnosis has no start.');
const { input } = start;
const { ranges } = input;
const example = input.examples['b2b-saas'] ?? emptyTexts;

const entered = (field: Field, text: string): DiagnosisEvent => ({ type: 'number.entered', field, text });
const cleared: DiagnosisEvent = { type: 'numbers.cleared' };
const discussed: DiagnosisEvent = { type: 'discussion.requested', stage: 'seed' };
const opened = (query: string): DiagnosisEvent => ({ type: 'address.opened', query });

function diagnosisAfter(...events: readonly DiagnosisEvent[]) {
  const actor = createActor(diagnosisMachine, { input }).start();
  for (const event of events) actor.send(event);
  const { value, context } = actor.getSnapshot();
  actor.stop();
  return { state: value.numbers, ...context };
}

const withTexts = (texts: Partial<Texts>): Texts => ({ ...emptyTexts, ...texts });
const read = (texts: Partial<Texts>): Reading => readingOf(withTexts(texts), ranges);

describe('a count', () => {
  test.each([
    ['400', 400],
    [' 400 ', 400],
    ['+400', 400],
    ['1,200', 1_200],
    ['1.200', 1_200],
    ['1 200', 1_200],
    ['1\u202f200', 1_200],
    ["1'200'000", 1_200_000],
    ['007', 7],
    ['0', 0],
    ['1000000000', 1_000_000_000],
  ])('%s is %d', (text, number) => {
    expect(readCount(text)).toEqual({ number });
  });

  test.each([
    ['many', 'notANumber'],
    ['4k', 'notANumber'],
    ['1,20,000', 'notANumber'],
    ['NaN', 'notANumber'],
    ['1e5', 'notANumber'],
    ['Infinity', 'notANumber'],
    ['-4', 'negative'],
    ['−4', 'negative'],
    ['1.5', 'fraction'],
    ['.5', 'fraction'],
    ['12%', 'percentage'],
    ['1000000001', 'tooLarge'],
    ['9'.repeat(400), 'tooLarge'],
  ])('%s is refused: %s', (text, fault) => {
    expect(readCount(text)).toEqual({ fault });
  });

  test('is optional', () => {
    expect([readCount(''), readCount('  ')]).toEqual([{}, {}]);
  });
});

describe('a growth', () => {
  test.each([
    ['4', 4],
    ['+4.5 %', 4.5],
    ['-2,5%', -2.5],
    ['−3', -3],
    ['0', 0],
    ['-100', -100],
    ['1000', 1_000],
    ['0.125', 0.125],
  ])('%s is %d', (text, number) => {
    expect(readGrowth(text)).toEqual({ number });
  });

  test.each([
    ['much', 'notANumber'],
    ['%', 'notANumber'],
    ['4%%', 'notANumber'],
    ['-101', 'tooLow'],
    ['1001', 'tooLarge'],
    ['1,000', 'tooLarge'],
    ['+1.234%', 'tooLarge'],
    ['9'.repeat(400), 'tooLarge'],
  ])('%s is refused: %s', (text, fault) => {
    expect(readGrowth(text)).toEqual({ fault });
  });

  test('is optional', () => {
    expect(readGrowth(' ')).toEqual({});
  });
});

describe('the reading', () => {
  test('has a share for each step, and the step farthest below its range', () => {
    expect(readingOf(example, ranges)).toMatchObject({
      faults: {},
      shares: { opportunities: 20, proposals: 50, customers: 12, renewed: 95, growth: 103 },
      finding: { step: 'customers', share: 12, isBelow: true },
    });
  });

  test('measures the distance relative to the lower end of the range', () => {
    // 5 points of 13 are farther than 30 points of 90.
    expect(read({ leads: '100', opportunities: '8', live: '10', renewed: '6' }).finding?.step).toBe(
      'opportunities',
    );
  });

  test('names the later of two steps that are equally far', () => {
    // Each share is half of the lower end of its range.
    const halves = { proposals: '1000', customers: '100', live: '100', renewed: '45' };
    expect(read(halves).finding).toEqual({ step: 'renewed', share: 45, isBelow: true });
    expect(read({ ...halves, growth: '-50' }).finding?.step).toBe('growth');
    expect(read({ ...halves, growth: '-49' }).finding?.step).toBe('renewed');
  });

  test('names the step closest to its lower end if none is below', () => {
    expect(read({ proposals: '100', customers: '21', growth: '20' }).finding).toEqual({
      step: 'customers',
      share: 21,
      isBelow: false,
    });
  });

  test('of a share at its lower end is not below it', () => {
    expect(read({ proposals: '15', customers: '3' }).finding?.isBelow).toBe(false);
  });

  test('of one number has neither a share nor a finding', () => {
    expect(read({ leads: '400' })).toMatchObject({ faults: {}, shares: {}, finding: undefined });
  });

  test('of growth alone has a finding', () => {
    expect(read({ growth: '-8' }).finding).toEqual({ step: 'growth', share: 92, isBelow: true });
  });

  test('finds a count that exceeds the count before it, also across an empty field', () => {
    expect(read({ proposals: '20', customers: '30' })).toMatchObject({
      faults: { customers: 'moreThanBefore' },
      shares: {},
    });
    expect(read({ leads: '20', customers: '30' }).faults).toEqual({ customers: 'moreThanBefore' });
  });

  test('keeps what the other fields say beside a fault', () => {
    expect(
      read({ leads: '100', opportunities: '5', proposals: 'two', customers: '1', live: '1' }),
    ).toMatchObject({
      faults: { proposals: 'notANumber' },
      shares: { opportunities: 5, live: 100 },
      finding: { step: 'opportunities' },
    });
  });

  test('of a zero in the middle ends there', () => {
    expect(read({ opportunities: '10', proposals: '0', customers: '0', live: '0' })).toEqual({
      numbers: { opportunities: 10, proposals: 0, customers: 0, live: 0 },
      faults: { proposals: 'zero' },
      shares: { proposals: 0 },
      finding: { step: 'proposals', share: 0, isBelow: true },
    });
    expect(read({ proposals: '0', customers: '3' }).faults).toEqual({ customers: 'moreThanBefore' });
    expect(read({ proposals: '4', customers: '0' }).faults).toEqual({});
  });
});

/** Counts in falling order, and a growth. */
const falling = fc
  .tuple(
    fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 6, maxLength: 6 }),
    fc.integer({ min: -100, max: 300 }),
  )
  .map(([values, growth]) => {
    const sorted = values.toSorted((a, b) => b - a);
    return [...sorted, growth];
  });

const numbersFrom = (values: readonly number[]): Reading['numbers'] =>
  Object.fromEntries(fields.map((field, index) => [field, values[index]]));

const findingFrom = (values: readonly number[]): Finding | undefined =>
  findingOf(sharesOf(numbersFrom(values)), ranges);

describe('the finding', () => {
  test('never changes when all counts are multiplied', () => {
    fc.assert(
      fc.property(falling, fc.integer({ min: 1, max: 100_000 }), (values, factor) => {
        const multiplied = values.map((value, index) => (index < 6 ? value * factor : value));
        expect(findingFrom(multiplied)).toEqual(findingFrom(values));
      }),
    );
  });

  test('is another one, or none, after the narrowest step is improved to its range', () => {
    fc.assert(
      fc.property(falling, (values) => {
        const before = findingFrom(values);
        fc.pre(before?.isBelow === true);
        if (!before) return;
        const after = findingFrom(improved(values, before.step));
        expect(after?.isBelow && after.step).not.toBe(before.step);
      }),
    );
  });

  test('is the step with the largest relative distance below its range', () => {
    fc.assert(
      fc.property(falling, (values) => {
        const shares = sharesOf(numbersFrom(values));
        const finding = findingOf(shares, ranges);
        const distance = (step: Step) => (ranges[step].from - (shares[step] ?? Infinity)) / ranges[step].from;
        for (const step of steps)
          if (finding) expect(distance(step)).toBeLessThanOrEqual(distance(finding.step) + 1e-9);
      }),
    );
  });

  test('of any texts has no share that is not a number', () => {
    const text = fc.oneof(
      fc.string(),
      fc.integer().map(String),
      fc.constantFrom('0', '', '5', '1,000', '-0', '1e9'),
    );
    fc.assert(
      fc.property(
        fc.record({
          leads: text,
          opportunities: text,
          proposals: text,
          customers: text,
          live: text,
          renewed: text,
          growth: text,
        }),
        (texts) => {
          const { shares, numbers } = readingOf(texts, ranges);
          for (const value of [...Object.values(shares), ...Object.values(numbers)])
            expect(Number.isFinite(value)).toBe(true);
          for (const step of steps) if (step !== 'growth') expect(shares[step] ?? 0).toBeLessThanOrEqual(100);
        },
      ),
    );
  });
});

/** The numbers with one step at the lower end of its range; the shares of the other steps stay the same. */
function improved(values: readonly number[], step: Step): readonly number[] {
  const { from } = ranges[step];
  const index = fields.indexOf(step);
  if (step === 'growth') return values.with(index, from - 100);
  const [before = 1, after = 1] = values.slice(index - 1, index + 1);
  return values.map((value, at) => {
    if (at === 6) return value;
    return at < index ? value * after * 100 : value * before * from;
  });
}

describe('an address', () => {
  test('opens the numbers that it was made of', () => {
    fc.assert(
      fc.property(falling, (values) => {
        const texts = withTexts(
          Object.fromEntries(fields.map((field, index) => [field, String(values[index])])),
        );
        const { texts: shown, state } = diagnosisAfter(
          cleared,
          opened(queryOf({ texts, example: undefined })),
        );
        expect(shown).toEqual(texts);
        expect(['narrow', 'sound', 'faulty']).toContain(state);
      }),
    );
  });

  test('leaves out numbers with a fault, so that it opens the others', () => {
    const texts = withTexts({ leads: '100', opportunities: '20', proposals: '30', growth: 'n/a' });
    const query = queryOf({ texts, example: undefined });
    expect(query).toBe('?leads=100&opportunities=20');
    expect(diagnosisAfter(cleared, opened(query)).texts).toEqual(
      withTexts({ leads: '100', opportunities: '20' }),
    );
  });

  test('of an example names it', () => {
    expect(queryOf({ texts: example, example: 'b2b-saas' })).toBe('?example=b2b-saas');
    expect(diagnosisAfter(cleared, opened('?example=b2b-saas'))).toMatchObject({
      state: 'example',
      example: 'b2b-saas',
      texts: example,
    });
  });

  test.each(['?leads=abc', '?proposals=5&customers=6', '?example=unlisted', '?leads=', '?leads=-4'])(
    '%s is wrong, and shows the empty form',
    (query) => {
      expect(diagnosisAfter(opened(query))).toMatchObject({ state: 'empty', texts: emptyTexts });
    },
  );

  test('without numbers changes nothing', () => {
    expect(diagnosisAfter(opened('?utm_source=news'))).toMatchObject({ state: 'example', texts: example });
  });

  test('that is shown again does not replace what was typed since', () => {
    const query = '?proposals=50&customers=6';
    const { texts } = diagnosisAfter(opened(query), entered('customers', '7'), opened(query));
    expect(texts.customers).toBe('7');
  });

  test('with a part of the numbers shows this part', () => {
    expect(diagnosisAfter(opened('?proposals=50&customers=6'))).toMatchObject({
      state: 'partial',
      texts: withTexts({ proposals: '50', customers: '6' }),
      reading: { finding: { step: 'customers' } },
    });
  });
});

describe('the announcement', () => {
  test('waits for a pause in typing', () => {
    vi.useFakeTimers();
    const actor = createActor(diagnosisMachine, { input }).start();
    const announced = () => actor.getSnapshot().context.announced?.reading.finding?.share;
    for (const text of ['2', '28']) {
      actor.send(entered('customers', text));
      vi.advanceTimersByTime(1_199);
      expect(announced()).toBeUndefined();
    }
    vi.advanceTimersByTime(1);
    expect(announced()).toBe(14);
    actor.send(entered('customers', '30'));
    expect(announced()).toBe(14);
    // The sentence about the numbers as they were.
    expect(actor.getSnapshot().context.announced?.texts.customers).toBe('28');
    actor.send(opened('?proposals=50&customers=6'));
    expect(announced()).toBeUndefined();
    actor.stop();
    vi.useRealTimers();
  });
});

test('a discussion needs a finding', () => {
  const proposeMessage = vi.fn();
  const machine = diagnosisMachine.provide({ actions: { proposeMessage: () => proposeMessage() } });
  const actor = createActor(machine, { input }).start();
  actor.send(cleared);
  actor.send(discussed);
  expect(proposeMessage).not.toHaveBeenCalled();
  actor.send(entered('growth', '2'));
  actor.send(discussed);
  expect(proposeMessage).toHaveBeenCalledOnce();
  actor.stop();
});

test('the link has the numbers of the fields', async () => {
  const copied: string[] = [];
  const copyLink = fromPromise<void, string>(async ({ input: query }) => void copied.push(query));
  const actor = createActor(diagnosisMachine.provide({ actors: { copyLink } }), { input }).start();
  actor.send(cleared);
  actor.send({ type: 'link.requested' });
  actor.send(entered('leads', '1,200'));
  actor.send({ type: 'link.requested' });
  await vi.waitFor(() => expect(actor.getSnapshot().value.link).toBe('copied'));
  expect(copied).toEqual(['?leads=1%2C200']);
  actor.send(entered('leads', '1,201'));
  expect(actor.getSnapshot().value.link).toBe('idle');
  actor.stop();
});

type DiagnosisFacts = Facts<typeof diagnosisMachine>;
const anything = () => undefined;
const finding = ({ context }: DiagnosisFacts) => context.reading.finding;

describeModel(diagnosisMachine, diagnosisModel, {
  numbers: anything,
  'numbers.example': ({ context, can }) => {
    expect([context.example, context.texts]).toEqual(['b2b-saas', example]);
    expect(can(discussed)).toBe(true);
  },
  'numbers.empty': (facts) => {
    expect(facts.context.texts).toEqual(emptyTexts);
    expect(finding(facts)).toBeUndefined();
    expect(facts.can(discussed)).toBe(false);
  },
  'numbers.evaluating': undefined,
  'numbers.faulty': ({ context }) => expect(context.reading.faults).toEqual({ customers: 'notANumber' }),
  'numbers.partial': ({ context }) => {
    expect(context.reading.faults).toEqual({});
    expect(Object.keys(context.reading.shares).length).toBeLessThan(steps.length);
  },
  'numbers.narrow': (facts) => expect(finding(facts)).toMatchObject({ step: 'customers', isBelow: true }),
  'numbers.sound': (facts) => expect(finding(facts)?.isBelow).toBe(false),
  announcement: anything,
  'announcement.idle': ({ context, waitsMs }) => {
    expect([context.announced, waitsMs]).toEqual([undefined, []]);
  },
  'announcement.pausing': ({ waitsMs }) => expect(waitsMs).toHaveLength(1),
  'announcement.announced': ({ context, waitsMs }) => {
    expect(context.announced).toBeDefined();
    expect(waitsMs).toEqual([]);
  },
  link: anything,
  'link.idle': ({ runs }) => expect(runs).toEqual([]),
  'link.copying': ({ runs }) => expect(runs).toEqual(['copyLink']),
  'link.copied': ({ runs }) => expect(runs).toEqual([]),
  'link.refused': ({ runs }) => expect(runs).toEqual([]),
});

test('the example waits for nothing', () => {
  const actor = createActor(diagnosisMachine, { input }).start();
  expectQuiet({ runs: Object.keys(actor.getSnapshot().children), waitsMs: [] });
  actor.stop();
});
