import { barLabels, type Claim, type DrawnClaim, stripePercent } from '../content/claims';
import type { DrawnTarget, Metric } from '../content/summary';
import type { StripeRowsProps } from '../figures/StripeBar';
import type { Result } from '../ui/Results';

export const isClaim = (source: Claim | Metric): source is Claim => 'cause' in source;

/** A client's result with its base and its cause, or a target or an industry benchmark with its qualifier. */
export const resultOf = (source: Claim | Metric, size: Result['size']): Result => {
  const { value, label } = source;
  return isClaim(source)
    ? { value, label, note: source.base, cause: source.cause, size }
    : { value, label, note: source.qualifier ?? '', isTarget: true, size };
};

/** Whole stripes: the rest of one would look like a fault. */
const stripesOf = (percent: number): number => Math.round(percent / stripePercent);

/** The drawing of a client's result, or of a target. */
export function drawingOf(source: DrawnClaim | DrawnTarget): StripeRowsProps {
  if (!isClaim(source)) {
    const { length, of, stripe } = source.drawing;
    return { rows: [{ name: barLabels.target, length }], count: of, isTarget: true, note: stripe };
  }
  const { change, stripe } = source;
  return {
    rows: change.map(([bar, percent]) => ({ name: barLabels[bar], length: stripesOf(percent) })),
    count: stripesOf(Math.max(...change.map(([, percent]) => percent))),
    note: stripe,
  };
}
