import type { ReactNode } from 'react';
import { styled } from '../theme/stitches.config';
import { space } from '../theme/tokens';
import { edgeToEdge } from '../ui/layout';
import { Picture } from '../ui/Picture';
import { ResultNumeral } from '../ui/ResultNumeral';
import { Reveal } from '../ui/Reveal';
import { Text } from '../ui/Text';
import { TextLink } from '../ui/TextLink';
import { TitleLink } from '../ui/TitleLink';

const Row = styled('div', {
  display: 'grid',
  gap: `2.75rem ${space.gap}`,
  '@md': { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' },
});

const Case = styled(Reveal, {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  '@md': {
    gridColumn: 'span 3',
    '&:first-child': { gridColumn: 'span 6' },
    '& > :first-child': { aspectRatio: 'auto', height: 'clamp(17rem, 36vw, 36rem)' },
    '&:not(:first-child) > h3': { fontSize: 'clamp(2.25rem, 1rem + 2.6vw, 4.25rem)' },
  },
  '& > :first-child': edgeToEdge,
  '@hover': { '&:hover img': { transform: 'scale(1.025)' } },
  '& > p:first-of-type': { margin: '1rem 0 .25rem' },
  '& > h3 + p': { marginTop: '.625rem' },
  '& > a': { marginTop: 'auto', alignSelf: 'flex-start' },
});

export interface CaseTeaser {
  readonly category: string;
  /** The result: a number and what it measures. */
  readonly value: string;
  readonly measure: string;
  readonly description: string;
  readonly image: string;
  readonly linkLabel: string;
  readonly path: string;
}

export interface CaseTeasersProps {
  readonly head: ReactNode;
  readonly teasers: readonly CaseTeaser[];
}

/** Case studies, each with its result as the title. The first is twice as wide. */
export function CaseTeasers({ head, teasers }: CaseTeasersProps) {
  return (
    <>
      {head}
      <Row>
        {teasers.map(({ category, value, measure, description, image, linkLabel, path }, index) => (
          <Case element="article" key={category} position={index}>
            <Picture src={image} alt="" />
            <Text variant="mono" tone="line">
              {category}
            </Text>
            <ResultNumeral as="h3">
              <TitleLink href={path}>
                {value} <small>{measure}</small>
              </TitleLink>
            </ResultNumeral>
            <Text>{description}</Text>
            <TextLink href={path} label={`${linkLabel}: ${category}`}>
              {linkLabel}
            </TextLink>
          </Case>
        ))}
      </Row>
    </>
  );
}
