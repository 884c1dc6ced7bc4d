import type { ReactNode } from 'react';
import { styled } from '../theme/stitches.config';
import type { Surface } from '../theme/surfaces';
import { Heading } from '../ui/Heading';
import { SectionBand } from '../ui/SectionBand';
import { Tag } from '../ui/Text';

/** A sentence or two: smaller than the title of a page, which has a few words. */
const Statement = styled(Heading, {
  margin: '1.5rem 0',
  '&:last-child': { marginBottom: 0 },
  maxWidth: '22em',
  '&&': { fontSize: 'clamp(2rem, 1.3rem + 2.9vw, 4.5rem)' },
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
      <Statement as="p">{statement}</Statement>
      {children}
    </SectionBand>
  );
}
