import { styled } from '../theme/stitches.config';
import { surfaceClass } from '../theme/surfaces';
import { font, fontSizes, fontWeights } from '../theme/tokens';
import { columns, Wrap } from '../ui/layout';

/** One line of small type, on phones a few. Plain text: no controls, because nothing is filtered and there are no other pages. */
const Strip = styled(Wrap, {
  font: font('display', fontWeights.regular, fontSizes.caption, 1.4),
  color: '$ink2',
  paddingBlock: '1.25rem',
  '&, & > ul': { display: 'flex', flexWrap: 'wrap', gap: '.375rem 1.25rem' },
  '& > h2': { font: 'inherit', color: '$ink' },
  /* On phones two columns, between the heading and the note. */
  '& > h2 ~ p': { '@phone': { marginTop: '.5rem' } },
  '& > h2 ~ ul': { '@phone': { ...columns(2), rowGap: '.75rem', flex: '1 0 100%', fontSize: fontSizes.ui } },
  '& [aria-current]': { color: 'var(--line)', fontWeight: fontWeights.semi },
});

interface InertChoicesProps {
  readonly heading?: string;
  readonly label?: string;
  readonly choices: readonly string[];
  readonly current: string;
  readonly currentIs?: 'page' | 'true';
  readonly note: string;
}

/** A dark strip with a filter that does not filter, or a pagination without other pages, with the current choice highlighted. */
export const InertChoices = ({ currentIs = 'true', ...props }: InertChoicesProps) => (
  <section className={surfaceClass('night')}>
    <Strip>
      {props.heading && <h2>{props.heading}</h2>}
      <ul aria-label={props.label}>
        {props.choices.map((choice) => (
          <li key={choice} aria-current={choice === props.current ? currentIs : undefined}>
            {choice}
          </li>
        ))}
      </ul>
      <p>{props.note}</p>
    </Strip>
  </section>
);
