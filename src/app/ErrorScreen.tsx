import { useLayoutEffect } from 'react';
import { applicationError } from '../content/labels';
import { styled } from '../theme/stitches.config';
import { font, fontSizes, fontWeights } from '../theme/tokens';
import { Button, ButtonLink, ButtonRow } from '../ui/Button';
import { FullScreen, Wrap } from '../ui/layout';
import { Heading, Statement, Text } from '../ui/Text';

const Words = styled('div', { display: 'grid', gap: '1.25rem' });

const Stack = styled('pre', {
  margin: 0,
  maxHeight: '24rem',
  overflow: 'auto',
  padding: '1rem 1.25rem',
  backgroundColor: '$sunk',
  color: '$ink2',
  font: font('mono', fontWeights.regular, fontSizes.mono, 1.5),
});

/** What the error screen shows about an error: status and status text, or message and stack. */
export interface ErrorDescription {
  /** `404 Not Found` for a response with a status, otherwise the error's message. */
  readonly message: string;
  readonly stack?: string | undefined;
}

const hasStatus = (value: object): value is { status: number; statusText?: unknown } =>
  'status' in value && typeof value.status === 'number';

/** The text of a value that is no error. Not every object has one. */
function textOf(thrown: unknown): string {
  try {
    return typeof thrown === 'object' ? JSON.stringify(thrown) : String(thrown);
  } catch {
    return Object.prototype.toString.call(thrown);
  }
}

/** Describes any thrown value: a response with a status, an `Error`, or anything else. */
export function describeError(thrown: unknown): ErrorDescription {
  if (typeof thrown === 'object' && thrown !== null && hasStatus(thrown)) {
    const text = typeof thrown.statusText === 'string' ? thrown.statusText : '';
    return { message: `${thrown.status} ${text}`.trim() };
  }
  if (thrown instanceof Error) {
    return { message: thrown.message, stack: thrown.stack };
  }
  return { message: textOf(thrown) };
}

const reload = () => window.location.reload();

/**
 * The screen for an unhandled error: status and status text, or message and stack. Both actions load a
 * document, because the state in memory may be corrupt.
 */
export function ErrorScreen({ error }: { readonly error: ErrorDescription }) {
  // The replaced page may have been scrolled.
  useLayoutEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);

  return (
    <FullScreen>
      <Wrap>
        <Words role="alert">
          <Heading as="h1" variant="h2">
            {applicationError.heading}
          </Heading>
          <Statement size="h4">{error.message}</Statement>
          <Text>{applicationError.help}</Text>
          <ButtonRow>
            <ButtonLink href="/" target="_self">
              {applicationError.backToHome}
            </ButtonLink>
            <Button variant="line" onClick={reload}>
              {applicationError.reload}
            </Button>
          </ButtonRow>
          {error.stack && (
            <Stack tabIndex={0} role="region" aria-label={applicationError.stackLabel}>
              {error.stack}
            </Stack>
          )}
        </Words>
      </Wrap>
    </FullScreen>
  );
}
