import type { Claim } from '../content/claims';
import type { Metric } from '../content/summary';
import type { Result } from '../ui/Results';

/** A client's result with its base. */
export const claimResult = ({ value, label, base }: Claim): Result => ({
  value,
  label,
  note: base,
  size: 'large',
});

/** A client's result with its base and its cause. */
export const explainedResult = (claim: Claim): Result => ({ ...claimResult(claim), cause: claim.cause });

/** A target or an industry benchmark with its qualifier. */
export const qualifiedResult = ({ value, label, qualifier = '' }: Metric): Result => ({
  value,
  label,
  note: qualifier,
  size: 'small',
});
