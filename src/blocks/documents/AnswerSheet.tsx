import type { AnswerDocument } from '../../content/documents';
import { styled } from '../../theme/stitches.config';
import { Heading } from '../../ui/Heading';
import { Text } from '../../ui/Text';
import { SheetTable } from './PaperSheet';

const Answer = styled('div', { display: 'grid', gap: '.75rem', paddingBottom: '.5rem' });

const citation = (source: number) => `[${source}]`;

/** A question, the answer with its citations, the sources, and the tests that the system passed. */
export function AnswerSheet({ question, sentences, sources, tests, ratio, ...rest }: AnswerDocument) {
  return (
    <>
      <Answer>
        <div>
          <Text variant="mono">{rest.questionLabel}</Text>
          <Heading as="p" variant="h4">
            {question}
          </Heading>
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
      </Answer>
      <SheetTable
        caption={rest.scorecardTitle}
        columns={rest.columns}
        rows={tests.map(({ name, passed, total, targetPercent }) => [
          name,
          ratio(passed, total),
          `${(passed / total) * 100}%`,
          `${targetPercent}%`,
        ])}
        cells="numbers"
        note={rest.note}
      />
    </>
  );
}
