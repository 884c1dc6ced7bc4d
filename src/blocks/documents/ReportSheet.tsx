import type { CitedAnswer, ExampleDocument } from '../../content/documents';
import { styled } from '../../theme/stitches.config';
import { Statement, Text } from '../../ui/Text';
import { SheetTable } from './SheetTable';

const Below = styled('div', {
  display: 'grid',
  alignItems: 'start',
  columnGap: '3rem',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14.5rem, 100%), 1fr))',
});

const Parts = styled('div', { display: 'grid', gap: '.75rem', paddingBottom: '.5rem' });

const citation = (source: number) => `[${source}]`;

function Answer({ label, question, sentences, sources }: CitedAnswer) {
  return (
    <Parts>
      <div>
        <Text variant="mono">{label}</Text>
        <Statement size="h4">{question}</Statement>
      </div>
      <Text>
        {sentences.map(({ text, source }) => (
          <span key={source}>
            {`${text} `}
            <Text as="span" variant="mono" tone="ink">{`${citation(source)} `}</Text>
          </span>
        ))}
      </Text>
      <ol>
        {sources.map((source, index) => (
          <li key={source}>
            <Text as="span" variant="mono" tone="ink">{`${citation(index + 1)} `}</Text>
            {source}
          </li>
        ))}
      </ol>
    </Parts>
  );
}

/** A table, perhaps below an answer, and others beside each other below it. */
export function ReportSheet({ answer, quarters, second, ...table }: ExampleDocument) {
  return (
    <>
      {answer && <Answer {...answer} />}
      <SheetTable {...table} caption={answer?.scorecardTitle} />
      {second && (
        <Below>
          {quarters && <SheetTable {...quarters} />}
          <SheetTable {...second} />
        </Below>
      )}
    </>
  );
}
