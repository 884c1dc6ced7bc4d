import { styled } from '../../../src/theme/stitches.config';
import { fontSizes, fonts, space } from '../../../src/theme/tokens';
import type { LivePage } from '../../statechart/inspect';
import { ToolButton, ToolRow } from '../components/ToolButton';

const Row = styled(ToolRow, {
  marginTop: space[2],
  fontFamily: fonts.mono,
  fontSize: fontSizes.mono,
  color: '$ink2',
});

const presences: Readonly<Record<LivePage['presence'], string>> = {
  present: '',
  silent: ', does not answer',
  closed: ', closed',
};

interface PagePickerProps {
  readonly pages: readonly LivePage[];
  readonly page: LivePage;
  readonly onPick: (id: string) => void;
  readonly onRemoveAbsent: () => void;
}

/** Buttons for the pages of the site, including absent ones. */
export function PagePicker({ pages, page, onPick, onRemoveAbsent }: PagePickerProps) {
  const isAnyAbsent = pages.some(({ presence }) => presence !== 'present');
  if (pages.length === 1) {
    return (
      <Row>
        {page.path}
        {presences[page.presence]}
      </Row>
    );
  }
  return (
    <Row role="group" aria-label="Pages">
      {pages.map(({ id, path, presence, openedAt }) => (
        <ToolButton key={id} type="button" aria-pressed={id === page.id} onClick={() => onPick(id)}>
          {path}
          <small>{new Date(openedAt).toLocaleTimeString('en-GB')}</small>
          {presences[presence]}
        </ToolButton>
      ))}
      {isAnyAbsent && (
        <ToolButton type="button" onClick={onRemoveAbsent}>
          Remove absent pages
        </ToolButton>
      )}
    </Row>
  );
}
