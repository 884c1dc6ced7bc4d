import type { ReactElement } from 'react';
import type { FigureOptions } from './Figure';
import { Figure } from './Figure';
import type { Point } from './geometry';
import { linePath, range } from './geometry';
import type { FillLook } from './vocabulary';
import { Head, Label, Line, Lines, Path } from './vocabulary';

const LEFT = 40;
const RIGHT = 730;
const BASE = 320;
const QUARTERS = 12;
const QUARTER_WIDTH = 62;
const LABEL_SIZE = 14;

/** Eight cohorts join, one per quarter; from the fifth on, pricing has been rebuilt. */
const COHORTS = 8;
const FIRST_REBUILT = 4;
const REBUILT_X = LEFT + FIRST_REBUILT * QUARTER_WIDTH;

const quarterX = (quarter: number): number => LEFT + quarter * QUARTER_WIDTH;

/** Height a cohort adds in its first quarter, and how much it grows in each later one. */
const JOINING_HEIGHT = 17;
const GROWTH_BEFORE = 0.2;
const GROWTH_AFTER = 3.9;

interface Band {
  readonly look: FillLook;
  readonly outline: string;
}

function bandLook(cohort: number): FillLook {
  const odd = cohort % 2 === 1;
  if (cohort < FIRST_REBUILT) {
    return odd ? 'tint' : 'paper';
  }
  return odd ? 'accent' : 'accentSoft';
}

/** Height of all cohorts up to and including the given one, in one quarter. */
function stackedHeight(cohort: number, quarter: number): number {
  return range(cohort + 1).reduce((height, member) => {
    const age = quarter - member;
    const growth = member < FIRST_REBUILT ? GROWTH_BEFORE : GROWTH_AFTER;
    return age < 0 ? height : height + JOINING_HEIGHT + age * growth;
  }, 0);
}

/** The terrace of one cohort: along its top from the quarter it joins, and back along the one below. */
function cohortBand(cohort: number): Band {
  const quarters = range(QUARTERS).slice(cohort);
  const edge = (through: number) =>
    quarters.map((quarter): Point => [quarterX(quarter), BASE - stackedHeight(through, quarter)]);
  const floor = edge(cohort - 1);
  return {
    look: bandLook(cohort),
    outline: `${linePath([...floor.slice(0, 1), ...edge(cohort), ...[...floor].reverse()])}z`,
  };
}

const bands = range(COHORTS).map(cohortBand);

/** The quarters along the base, every third one named. */
function QuarterAxis(): ReactElement {
  return (
    <>
      <Line from={[LEFT, BASE]} to={[RIGHT, BASE]} />
      <Lines
        segments={range(QUARTERS).map((quarter) => [
          [quarterX(quarter), BASE],
          [quarterX(quarter), BASE + 6],
        ])}
      />
      {range(QUARTERS)
        .filter((quarter) => quarter % 3 === 0)
        .map((quarter) => (
          <Label key={quarter} at={[quarterX(quarter), BASE + 24]} size={13} anchor="middle">
            {`Q${quarter + 1}`}
          </Label>
        ))}
    </>
  );
}

/** The large annotated schematic of stacked customer cohorts, 800 by 360 units. */
export function SaasPlate(options: FigureOptions): ReactElement {
  const scaleX = 742;
  return (
    <Figure viewBox="0 0 800 360" plate {...options}>
      {bands.map(({ look, outline }) => (
        <g key={outline}>
          <Path d={outline} look={look} />
          <Path d={outline} />
        </g>
      ))}
      <QuarterAxis />
      <Line from={[REBUILT_X, 60]} to={[REBUILT_X, BASE]} look="dotted" />
      <Head tip={[REBUILT_X, 58]} direction="down" size={8} />
      <Label at={[REBUILT_X, 42]} size={LABEL_SIZE} anchor="middle">
        a Pricing rebuilt
      </Label>
      <Lines
        look="dimension"
        segments={[
          [
            [scaleX, 56],
            [scaleX, BASE],
          ],
          [
            [scaleX - 6, 56],
            [scaleX + 6, 56],
          ],
          [
            [scaleX - 6, BASE],
            [scaleX + 6, BASE],
          ],
        ]}
      />
      <Label at={[764, BASE]} size={LABEL_SIZE} vertical>
        b Recurring revenue
      </Label>
      <Label at={[LEFT, 178]} size={LABEL_SIZE}>
        c Before: each cohort
      </Label>
      <Label at={[LEFT, 197]} size={LABEL_SIZE}>
        stays flat
      </Label>
    </Figure>
  );
}
