import type { LogDocument } from '../../content/documents';
import { formatShortDay } from '../../lib/dates';
import { styled } from '../../theme/stitches.config';
import { fontSizes } from '../../theme/tokens';
import { Statement, Text } from '../../ui/Text';
import { lineStyle, markedLine, markedStyle, Note } from './SheetTable';

const Entries = styled('ol', {
  '& > li > div': {
    display: 'grid',
    gap: '.5rem 1rem',
    padding: '1.25rem .25rem 1.5rem 0',
    color: '$ink2',
    ...lineStyle,
    '@md': { alignItems: 'baseline', gridTemplateColumns: '5rem minmax(0, 1fr) 13rem' },
  },
  '& > li > [data-marked]': { ...markedStyle, ...markedLine },
  '& p:first-child': { marginBottom: '.25rem' },
  '& > li > :not([data-marked]) p:first-child': { color: '$ink' },
  '& > li > [data-marked] p:first-child': { fontSize: fontSizes.h1, lineHeight: 1 },
  '& dl': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '.125rem 1rem',
    '& > div:first-child': { flex: 1 },
    '@phone': { '& > div': { display: 'flex', alignItems: 'baseline', gap: '.5rem' } },
  },
});

function Day({ day }: { readonly day: string }) {
  return <time dateTime={day}>{formatShortDay(day)}</time>;
}

export function LogSheet({ ownerLabel, reviewLabel, entries, note }: LogDocument) {
  return (
    <Entries>
      {entries.map(({ date, decision, reason, owner, review }, index) => (
        <li key={date}>
          <div data-marked={note.at === index ? '' : undefined}>
            <Text as="span" variant="mono">
              <Day day={date} />
            </Text>
            <div>
              <Statement>{decision}</Statement>
              <p>{reason}</p>
            </div>
            <dl>
              <div>
                <Text as="dt" variant="mono">
                  {ownerLabel}
                </Text>
                <dd>{owner}</dd>
              </div>
              <div>
                <Text as="dt" variant="mono">
                  {reviewLabel}
                </Text>
                <dd>
                  <Day day={review} />
                </dd>
              </div>
            </dl>
          </div>
          {note.at === index && <Note>{note.text}</Note>}
        </li>
      ))}
    </Entries>
  );
}
