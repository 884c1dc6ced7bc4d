import type { ReactNode } from 'react';
import { type Section, sectionColors } from '../theme/sections';
import { styled } from '../theme/stitches.config';
import { sizes } from '../theme/tokens';

const Main = styled('main', {
  display: 'block',
  position: 'relative',
  isolation: 'isolate',
  minHeight: `calc(100svh - ${sizes.header})`,
  '&:focus': { outline: 'none', boxShadow: 'none' },
});

export interface PageFrameProps {
  readonly section: Section | null;
  readonly children: ReactNode;
}

/** The main landmark, with the section's colors. */
export function PageFrame({ section, children }: PageFrameProps) {
  const colors = section ? sectionColors(section) : undefined;
  return (
    <Main id="main" tabIndex={-1} {...(colors === undefined ? {} : { className: colors })}>
      {children}
    </Main>
  );
}
