import type { ExampleDocument } from '../../content/documents';
import { styled } from '../../theme/stitches.config';
import { FigureCaption } from '../../ui/FigureCaption';
import { Heading } from '../../ui/Heading';
import { Column, Grid } from '../../ui/layout';
import { Text } from '../../ui/Text';
import { AnswerSheet } from './AnswerSheet';
import { LogSheet } from './LogSheet';
import { PaperSheet } from './PaperSheet';
import { PlanSheet } from './PlanSheet';
import { ReportSheet } from './ReportSheet';
import { ReviewSheet } from './ReviewSheet';

const Head = styled('div', { '& > p': { marginTop: '1.25rem' } });

function Body({ document }: { readonly document: ExampleDocument }) {
  switch (document.kind) {
    case 'plan':
      return <PlanSheet {...document} />;
    case 'review':
      return <ReviewSheet {...document} />;
    case 'log':
      return <LogSheet {...document} />;
    case 'answer':
      return <AnswerSheet {...document} />;
    case 'report':
      return <ReportSheet {...document} />;
  }
}

export interface DocumentBlockProps {
  readonly document: ExampleDocument;
  /** Number among the figures of the page, from 1. */
  readonly number: number;
  /** Whether the sheet continues beyond the right edge of the window. */
  readonly bleeds?: boolean;
}

/** A document that a client receives: its heading on the left, the sheet on the right. */
export function DocumentBlock({ document, number, bleeds = false }: DocumentBlockProps) {
  const { heading, lead, caption, title, status } = document;
  return (
    <Grid rows="medium">
      <Column as={Head} span={4}>
        <Heading>{heading}</Heading>
        <Text variant="lead">{lead}</Text>
      </Column>
      <Column as="figure" span={8}>
        <PaperSheet title={title} status={status} bleeds={bleeds}>
          <Body document={document} />
        </PaperSheet>
        <FigureCaption number={number}>{caption}</FigureCaption>
      </Column>
    </Grid>
  );
}
