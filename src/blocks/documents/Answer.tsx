import type { CitedAnswer } from '../../content/documents';
import { styled } from '../../theme/stitches.config';
import { Heading } from '../../ui/Heading';
import { Text } from '../../ui/Text';

const Parts = styled('div', { display: 'grid', gap: '.75rem', paddingBottom: '.5rem' });

const citation = (source: number) => `[${source}]`;

/** A question, and the answer with its citations and sources. */
export function Answer({ label, question, sentences, sources }: CitedAnswer) {
  return (
    <Parts>
      <div>
        <Text variant="mono">{label}</Text>
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
    </Parts>
  );
}
