import { Fragment, type ReactNode } from 'react';
import { styled } from '../theme/stitches.config';
import { surfaceClass } from '../theme/surfaces';
import { sizes, space } from '../theme/tokens';
import { Band } from '../ui/Band';
import { Disclosure } from '../ui/Disclosure';
import { columns, PAGE_INSET } from '../ui/layout';
import { Heading, Text } from '../ui/Text';

/** From edge to edge of the window. In large windows the questions are beside the heading. */
const Parts = styled('div', {
  '& > :first-child': { display: 'grid', gridTemplateRows: 'auto 1fr' },
  '&& h2': { padding: `clamp(2rem, 4vw, 3rem) ${space.gutter} 2rem ${PAGE_INSET}` },
  '&& h3:not(summary *)': { padding: `.875rem ${space.gutter}` },
  '&& details': { margin: 0, border: 0, padding: `0 ${space.gutter}` },
  '&& details + details': { borderTop: '1px solid $colors$ink' },
  '&& summary': {
    paddingBlock: 'clamp(.75rem, 1.4vw, 1rem)',
    fontSize: 'clamp(1.25rem, 1.9vw, 2.25rem)',
    textWrap: 'balance',
    /* Not over the next block. */
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  /* The example stays in view beside the questions. */
  '@lg': {
    ...columns('5fr 7fr'),
    '& > :first-child > :last-child': { position: 'sticky', top: sizes.header, alignSelf: 'start' },
  },
});

interface QuestionRowsProps {
  readonly heading: string;
  /** A group is that of its question and the next ones. */
  readonly items: readonly { readonly group?: string; readonly question: string; readonly answer: string }[];
  readonly children: ReactNode;
}

/** Questions whose answers open, in groups. The first is open: a visitor sees what the others hold. */
export const QuestionRows = ({ heading, items, children }: QuestionRowsProps) => (
  <Band top="none" bottom="none">
    <Parts className={surfaceClass('tint')}>
      <div className={surfaceClass('night')}>
        <Heading>{heading}</Heading>
        {children}
      </div>
      <div>
        {items.map(({ group, question, answer }, index) => (
          <Fragment key={question}>
            {group && (
              <Heading as="h3" variant="h4" className={surfaceClass('night')}>
                {group}
              </Heading>
            )}
            <Disclosure label={question} level="h3" isOpen={index === 0}>
              <Text variant="lead" tone="ink">
                {answer}
              </Text>
            </Disclosure>
          </Fragment>
        ))}
      </div>
    </Parts>
  </Band>
);
