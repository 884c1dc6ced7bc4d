import { styled } from '../../../src/theme/stitches.config';
import { payloadText } from '../../statechart/graph';
import { entry, mono } from '../controls';
import { viewerSpace } from '../theme';

export interface ListedStep {
  /** Number of the step. */
  readonly number: number;
  /** Event of the step: `menu.toggled`. */
  readonly label: string;
  /** The event, whose payload is shown. */
  readonly event: unknown;
  /** Time for readers: `700 ms`. */
  readonly time: string;
  /** Results of the event, one line each. */
  readonly lines: readonly string[];
}

const Step = styled('button', {
  ...mono,
  ...entry,
  display: 'block',
  overflowWrap: 'anywhere',
  '&:focus-visible': { outlineOffset: '-2px' },
  '& small': { display: 'block', fontSize: 'inherit', color: '$ink2' },
  '& time': { float: 'right', marginLeft: viewerSpace[2], color: '$ink3' },
});

interface StepListProps {
  readonly label: string;
  /** Newest first. */
  readonly steps: readonly ListedStep[];
  /** Number of the selected step. If it is not listed, the last one before it is marked. */
  readonly selected: number;
  readonly onSelect: (number: number) => void;
}

/** Steps of a trace or a timeline. A press on a step shows the moment after it. */
export function StepList({ label, steps, selected, onSelect }: StepListProps) {
  const current = steps.find(({ number }) => number <= selected);
  return (
    <ol aria-label={label}>
      {steps.map((step) => {
        const { number, event, time, lines } = step;
        return (
          <li key={number}>
            <Step
              type="button"
              aria-current={step === current ? 'step' : undefined}
              onClick={() => onSelect(number)}
            >
              <time>{time}</time>
              {step.label} {payloadText(event)}
              {lines.map((line) => (
                <small key={line}>{line}</small>
              ))}
            </Step>
          </li>
        );
      })}
    </ol>
  );
}
