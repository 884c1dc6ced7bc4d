import type { Claim } from '../content/claims';
import type { Metric } from '../content/summary';
import type { Result } from '../ui/Results';

export const isClaim = (source: Claim | Metric): source is Claim => 'cause' in source;

/** A client's result with its base and its cause, or a target or an industry benchmark with its qualifier. */
export const resultOf = (source: Claim | Metric): Result => {
  const { value, label } = source;
  return isClaim(source)
    ? { value, label, note: source.base, cause: source.cause, size: 'large' }
    : { value, label, note: source.qualifier ?? '', isTarget: true, size: 'small' };
};
