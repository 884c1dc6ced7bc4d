import type { ReactNode } from 'react';
import { sectionColors } from '../theme/sections';
import { styled } from '../theme/stitches.config';
import { night } from '../theme/surfaces';
import { Band } from '../ui/Band';
import { PhaseSlice, phasesInOrder } from '../ui/figures/PhaseFigure';
import { Heading } from '../ui/Heading';
import { Link } from '../ui/Link';
import { Wrap } from '../ui/layout';
import { Reveal } from '../ui/Reveal';
import { Text } from '../ui/Text';

const NightBand = styled(Band, { marginTop: '$section' });

const Model = styled('ol', {
  display: 'grid',
  borderTop: '1px solid $colors$rule',
  '@md': { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', border: 0 },
});

const Step = styled(Link, {
  display: 'grid',
  gridTemplateColumns: '5.5rem 1fr',
  gap: '1.125rem',
  height: '100%',
  '@md': { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr', gap: 0 },
  '@hover': {
    '&:hover .f-ink, &:hover .f-accent': { fill: '#FFD9CB' },
    '&:hover h3': { color: 'var(--line)' },
  },
});

const Words = styled('div', {
  padding: '1.25rem 0 1.5rem',
  borderBottom: '1px solid $colors$rule',
  '& > h3': { margin: '.375rem 0 .5rem' },
  '@md': {
    padding: '1.25rem clamp(.5rem, 1.3vw, 1.5rem) 1.25rem 0',
    border: 0,
    borderTop: '1px solid $colors$ink',
    marginTop: '1.5rem',
    display: 'flex',
    flexDirection: 'column',
    position: 'relative',
    '&::before': {
      content: '""',
      position: 'absolute',
      top: '-5px',
      height: '9px',
      borderLeft: '1px solid $colors$ink',
    },
  },
  '@tablet': { '& > h3': { fontSize: '1.0625rem', overflowWrap: 'break-word', hyphens: 'auto' } },
});

const More = styled('span', {
  fontFamily: '$display',
  fontWeight: '$medium',
  fontSize: '1rem',
  lineHeight: 1.3,
  color: 'var(--line)',
  display: 'inline-block',
  paddingTop: '.75rem',
  '@md': { marginTop: 'auto' },
});

export interface PhaseModelProps {
  readonly head: ReactNode;
  /** Stands before a phase's number. */
  readonly phaseLabel: string;
  readonly linkLabel: string;
  readonly phases: readonly { readonly name: string; readonly summary?: string; readonly path: string }[];
}

/** The five-step model: one bowtie cut in five, a slice to each phase, running down the left on phones. */
export function PhaseModel({ head, phaseLabel, linkLabel, phases }: PhaseModelProps) {
  return (
    <NightBand className={`${night()} ${sectionColors({ section: 'how' })}`}>
      <Wrap>
        {head}
        <Model>
          {phasesInOrder.flatMap((phase) => {
            const step = phases[phase];
            if (!step) return [];
            return (
              <Reveal element="li" key={step.path} position={phase}>
                <Step href={step.path}>
                  <PhaseSlice phase={phase} orientation="across" />
                  <PhaseSlice phase={phase} orientation="down" />
                  <Words>
                    <Text look="mono">{`${phaseLabel} ${phase + 1}`}</Text>
                    <Heading as="h3" look="h4">
                      {step.name}
                    </Heading>
                    <Text look="small">{step.summary}</Text>
                    <More>{linkLabel}</More>
                  </Words>
                </Step>
              </Reveal>
            );
          })}
        </Model>
      </Wrap>
    </NightBand>
  );
}
