import { styled } from '../theme/stitches.config';
import { field } from '../theme/surfaces';
import { ButtonLink } from '../ui/Button';
import { Heading } from '../ui/Heading';
import { Column, Grid, Wrap } from '../ui/layout';
import { Text } from '../ui/Text';

const Band = styled('section', { paddingBlock: 'clamp(3rem, 6vw, 7rem)', '& p': { marginTop: '1rem' } });

export interface FieldCallToActionProps {
  readonly heading: string;
  readonly text: string;
  readonly action: string;
}

/** A flat field in the section's colour with a heading and the way to the contact page. */
export function FieldCallToAction({ heading, text, action }: FieldCallToActionProps) {
  return (
    <Band className={field().toString()}>
      <Wrap>
        <Grid rows="small" align="end">
          <Column span={8}>
            <Heading look="h1">{heading}</Heading>
            <Text look="lead">{text}</Text>
          </Column>
          <Column span={4}>
            <ButtonLink href="/contact" look="ink">
              {action}
            </ButtonLink>
          </Column>
        </Grid>
      </Wrap>
    </Band>
  );
}
