import type { BowtieFigureProps } from '../../blocks/BowtieFigure';
import { DocumentBlock } from '../../blocks/documents/DocumentBlock';
import { FitAndPlan, type FitAndPlanProps } from '../../blocks/FitAndPlan';
import { labels } from '../../content/labels';
import { FieldHead, type FieldHeadProps } from './FieldHead';
import { Included } from './Included';

interface ServiceDetailsProps
  extends FitAndPlanProps,
    Pick<FieldHeadProps, 'route' | 'facts' | 'secondAction'>,
    Pick<BowtieFigureProps, 'range' | 'spanLabel'> {
  readonly name: string;
  readonly summary: string;
}

/** What the pages of all services have in common: the head, what is included, the document, and the plan. */
export function ServiceDetails(props: ServiceDetailsProps) {
  const { route, name, summary, text, facts, secondAction, range, spanLabel, phases, plan, isShort } = props;
  return (
    <>
      <FieldHead
        route={route}
        heading={name}
        tagline={summary}
        lead={text.lead}
        poster="poster"
        action={labels.scheduleConsultation}
        secondAction={secondAction}
        facts={facts}
      />
      <Included
        items={text.included}
        range={range}
        spanLabel={spanLabel}
        caption={text.figureCaption}
        isShort={isShort}
      />
      {text.document && <DocumentBlock document={text.document} number={2} surface="field" />}
      <FitAndPlan text={text} phases={phases} plan={plan} isShort={isShort} />
    </>
  );
}
