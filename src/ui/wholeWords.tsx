import type { ReactNode } from 'react';
import { styled } from '../theme/stitches.config';

/** Large text on a narrow phone has no room for the longest word. */
const Unbroken = styled('span', { '@media (min-width: 22em)': { whiteSpace: 'nowrap' } });

/** A heading that does not break at a hyphen. */
export const wholeWords = (heading: string): ReactNode =>
  heading
    .split(/(\S+-\S+)/)
    .map((part, index) => (index % 2 ? <Unbroken key={part}>{part}</Unbroken> : part));
