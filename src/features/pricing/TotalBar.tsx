import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { labels } from '../../content/labels';
import { formatUsd } from '../../content/pricing';
import { total as texts } from '../../content/total';
import { surfaceClass } from '../../theme/surfaces';
import { ButtonLink, TextButton } from '../../ui/Button';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { itemControlId } from './AddToTotal';
import { Announcement } from './Announcement';
import { formatEquity, surcharges, totalOf, totalTerms } from './prices';
import { sendToQuote, useQuote, useStage } from './pricingActors';
import { Statement } from './Statement';
import { Bar, Summary, Toggle } from './total.styles';

/** The total at the bottom of the window. Its sum opens the statement; Escape closes it. */
export function TotalBar() {
  const quote = useQuote();
  const stage = useStage();
  const toggle = useRef<HTMLButtonElement>(null);
  const statementId = useId();
  const { selected } = quote.context;
  const total = totalOf(selected, stage);
  const isOpen = quote.matches({ selected: { statement: 'open' } });

  // An open statement would cover the next page.
  useEffect(() => () => sendToQuote({ type: 'statement.closed' }), []);

  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isOpen) return;
    sendToQuote({ type: 'statement.closed' });
    toggle.current?.focus();
  };
  const clear = () => {
    const controls = selected.map((slug) => document.getElementById(itemControlId(slug)));
    sendToQuote({ type: 'selection.cleared' });
    // The button that had the focus is gone.
    [...controls, document.getElementById('main')].find((control) => control)?.focus();
  };

  return (
    <>
      <Announcement
        text={
          selected.length > 0
            ? texts.announcement(selected.length, totalTerms(selected, stage))
            : texts.cleared
        }
      />
      {quote.matches('selected') && (
        <Bar className={surfaceClass('night')} aria-label={texts.label} onKeyDown={onKeyDown}>
          {isOpen && <Statement id={statementId} />}
          <Summary>
            <Toggle
              ref={toggle}
              type="button"
              aria-expanded={isOpen}
              aria-controls={isOpen ? statementId : undefined}
              onClick={() => sendToQuote({ type: isOpen ? 'statement.closed' : 'statement.opened' })}
            >
              <VisuallyHidden>{`${texts.statement}: `}</VisuallyHidden>
              <b key={total.usdPerMonth}>
                {formatUsd(total.usdPerMonth)}
                <small>{labels.perMonth}</small>
              </b>
              {surcharges(selected).map((surcharge) => (
                <span key={surcharge}>{surcharge}</span>
              ))}
              {total.equityPercent > 0 && (
                <span key={total.equityPercent}>{texts.equity(formatEquity(total.equityPercent))}</span>
              )}
            </Toggle>
            <ButtonLink
              href="/contact"
              size="small"
              onClick={() => sendToQuote({ type: 'selection.attached' })}
            >
              {texts.discuss}
            </ButtonLink>
            <TextButton type="button" onClick={clear}>
              {texts.clear}
            </TextButton>
          </Summary>
        </Bar>
      )}
    </>
  );
}
