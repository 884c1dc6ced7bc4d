import type { ReactNode } from 'react';
import { styled } from '../theme/stitches.config';
import type { Surface } from '../theme/surfaces';
import { Heading } from '../ui/Heading';
import { SectionBand } from '../ui/SectionBand';
import { Tag } from '../ui/Text';
import { wholeWords } from '../ui/wholeWords';

/** A sentence or two: smaller than the title of a page, which has a few words. */
const Statement = styled(Heading, {
  margin: '1.5rem 0',
  maxWidth: '20em',
  '&&': { fontSize: 'clamp(2.25rem, 1.2rem + 3.9vw, 5.5rem)' },
});

export interface LargeStatementProps {
  readonly name: string;
  readonly statement: string;
  readonly surface: Surface;
  /** Below the statement. */
  readonly children?: ReactNode;
}

/** A statement under its name, across the page and in type that is read from afar. */
export function LargeStatement({ name, statement, surface, children }: LargeStatementProps) {
  return (
    <SectionBand surface={surface}>
      <Tag as="h2">{name}</Tag>
      <Statement as="p">{wholeWords(statement)}</Statement>
      {children}
    </SectionBand>
  );
}
