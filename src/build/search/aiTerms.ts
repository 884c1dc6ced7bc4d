import { absoluteAddress } from '../../config/absoluteAddress';
import { privacy } from '../../content/legal/privacy';

const SECTION = 'ai-and-machine-learning-usage';

/** On which conditions AI systems may use the site, in one sentence, as the privacy page says it. */
export function aiTerms(): string {
  const section = privacy.text().sections.find(({ id }) => id === SECTION);
  const [lead, conditions] = section?.blocks ?? [];
  if (typeof lead !== 'string' || typeof conditions !== 'object' || !('list' in conditions)) {
    throw new Error(`The privacy page has no conditions under "${SECTION}".`);
  }
  return `${lead} ${conditions.list.join(' ')} Details: ${absoluteAddress(`/terms#${SECTION}`)}`;
}
