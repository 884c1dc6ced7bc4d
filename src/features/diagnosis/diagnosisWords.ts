import {
  type Announced,
  type DiagnosisContext,
  type Field,
  fields,
  queryOf,
  type Step,
} from '../../../machines/diagnosis.machine';
import type { Stage } from '../../../machines/stage.machine';
import { absoluteAddress } from '../../config/absoluteAddress';
import { industries } from '../../content/industries/index';
import { diagnosis } from '../../content/pages/diagnosis';
import { phases } from '../../content/phases/index';
import { addOnFee, stageTerms } from '../../content/pricing';
import { addOns, packages } from '../../content/services/index';
import { typicalRanges } from '../../content/typicalRanges';
import { keyOf } from '../../lib/lookUp';
import { formatTerms } from '../pricing/prices';

/** Growth is shown as a change: 104 is +4%. */
const WHOLE = 100;
const SMALLEST_SHOWN = 0.1;

/** Rounded down, so that a share below a range is not shown as its lower end. */
const roundDown = (percent: number): number => Math.floor(percent * 10 + 1e-6) / 10;

const minus = (text: string): string => text.replace('-', '−');

/** `12%`, `0.4%`; growth as `+4%`, `−9%`. */
export function formatShare(step: Step, share: number): string {
  if (step === 'growth') {
    const growth = roundDown(share - WHOLE);
    return minus(`${growth > 0 ? '+' : ''}${growth}%`);
  }
  return share > 0 && share < SMALLEST_SHOWN ? `<${SMALLEST_SHOWN}%` : `${roundDown(share)}%`;
}

/** The ends of a typical range as they are shown. */
function rangeEnds(step: Step): readonly [from: number, to: number] {
  const { from, to } = typicalRanges[step];
  const base = step === 'growth' ? WHOLE : 0;
  return [from - base, to - base];
}

/** `20 to 30%` */
export const formatRange = (step: Step): string => diagnosis.range(...rangeEnds(step));

/** `20–30%` */
export const formatShortRange = (step: Step): string => diagnosis.figure.range(...rangeEnds(step));

export const industryName = (example: string): string => industries[keyOf(industries, example)].name;

export function findingSentence({ reading, example, texts }: Announced): string {
  const { finding, faults, shares } = reading;
  const { finding: words, steps } = diagnosis;
  if (!finding) {
    if (Object.keys(faults).length > 0) return words.faulty;
    return Object.values(texts).every((text) => text.trim() === '') ? words.empty : words.none;
  }
  const { step, share, isBelow } = finding;
  const { path, phase } = steps[step];
  const parts = [path, formatShare(step, share), formatRange(step)] as const;
  const isPartial = Object.keys(shares).length < Object.keys(steps).length;
  if (!isBelow) return (isPartial ? words.soundSoFar : words.sound)(...parts);
  const say = example !== undefined ? words.narrowExample : isPartial ? words.narrowSoFar : words.narrow;
  return say(...parts, phases[phase].shortName);
}

const fieldText = (field: Field, text: string): string =>
  field === 'growth' && !text.includes('%') ? `${minus(text.trim())}%` : text.trim();

export const linkOf = (query: string): string => absoluteAddress(`/how-we-work${query}#diagnosis`);

/** The message that the contact form proposes: the numbers, the finding, the packages with prices, and the link. */
export function diagnosisMessage(context: DiagnosisContext, stage: Stage): string {
  const { texts, example, reading } = context;
  const { message, steps } = diagnosis;
  const numbers = fields.flatMap((field) =>
    texts[field].trim() === '' ? [] : `${diagnosis.fields[field].label}: ${fieldText(field, texts[field])}`,
  );
  const step = reading.finding && steps[reading.finding.step];
  const offer = step
    ? [
        message.packages(phases[step.phase].shortName, stageTerms[stage].name),
        `${addOns[step.addOn].name}: ${addOnFee(step.addOn)}`,
        ...step.packages.map((slug) => `${packages[slug].name}: ${formatTerms(slug, stage)}`),
      ]
    : [];
  return [
    [example === undefined ? message.intro : message.introExample(industryName(example)), ...numbers],
    [findingSentence(context)],
    offer,
    [linkOf(queryOf(context))],
  ]
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}
