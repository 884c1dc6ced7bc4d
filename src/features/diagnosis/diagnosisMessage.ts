import { type DiagnosisContext, fields, queryOf } from '../../../machines/diagnosis.machine';
import type { Stage } from '../../../machines/stage.machine';
import { diagnosis } from '../../content/pages/diagnosis';
import { phases } from '../../content/phases/index';
import { stageTerms } from '../../content/pricing';
import { packages } from '../../content/services/index';
import { formatTerms } from '../pricing/prices';
import { fieldText, findingSentence, industryName, linkOf } from './diagnosisWords';

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
        ...step.packages.map((slug) => `${packages[slug].name}: ${formatTerms(slug, stage)}`),
      ]
    : [];
  return [
    [example === undefined ? message.intro : message.introExample(industryName(example)), ...numbers],
    [findingSentence(reading, context)],
    offer,
    [linkOf(queryOf(context))],
  ]
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}
