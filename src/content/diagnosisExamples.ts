import type { Texts } from '../../machines/diagnosis.machine';
import type { industries } from './industries/index';

const numbers = (
  ...[leads, opportunities, proposals, customers, live, renewed, growth]: readonly [
    ...[leads: string, opportunities: string, proposals: string, customers: string],
    ...[live: string, renewed: string, growth: string],
  ]
): Texts => ({ leads, opportunities, proposals, customers, live, renewed, growth });

/** Invented numbers, one example for each industry. */
export const diagnosisExamples = {
  'b2b-saas': numbers('2,000', '400', '200', '24', '20', '19', '3'),
  cybersecurity: numbers('600', '120', '24', '6', '3', '3', '2'),
  fintech: numbers('1,500', '270', '108', '27', '6', '6', '1'),
  healthtech: numbers('300', '60', '30', '3', '2', '2', '4'),
  greentech: numbers('900', '72', '30', '8', '4', '4', '2'),
  'high-overhead': numbers('500', '90', '45', '12', '10', '7', '0'),
  'regenerative-agriculture': numbers('250', '50', '20', '5', '4', '4', '-9'),
} as const satisfies Readonly<Record<keyof typeof industries, Texts>>;
