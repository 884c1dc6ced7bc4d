import type { Page } from '@playwright/test';
import type { AnyStateMachine } from 'xstate';
import { contactMachine } from '../../machines/contact.machine';
import { diagnosisMachine } from '../../machines/diagnosis.machine';
import { headerMachine } from '../../machines/header.machine';
import { contactModel } from '../../machines/models/contact.model';
import { diagnosisModel } from '../../machines/models/diagnosis.model';
import { headerModel } from '../../machines/models/header.model';
import { quoteModel } from '../../machines/models/quote.model';
import { stageModel } from '../../machines/models/stage.model';
import { submissionModel } from '../../machines/models/submission.model';
import { toastsModel } from '../../machines/models/toasts.model';
import { tooltipModel } from '../../machines/models/tooltip.model';
import { quoteMachine } from '../../machines/quote.machine';
import { stageMachine } from '../../machines/stage.machine';
import {
  coverageGaps,
  coveredBy,
  type MachineModel,
  machinePaths,
  type Path,
  union,
} from '../../machines/statechart/paths';
import { submissionMachine } from '../../machines/submission.machine';
import { toastsMachine } from '../../machines/toasts.machine';
import { tooltipMachine } from '../../machines/tooltip.machine';
import { withoutChat } from '../support/clock';
import { expect, type Faults, test } from '../support/test';
import { contactPage, contactPaths } from './contact.page';
import { diagnosisPage, isDiagnosisPathPossible } from './diagnosis.page';
import { drive, type PageModel, shortPaths, tourPaths } from './drive';
import { headerPage, isHeaderStepPossible } from './header.page';
import { isQuotePathPossible, quotePage } from './quote.page';
import { stagePage } from './stage.page';
import { submissionPage } from './submission.page';
import { isToastsStepPossible, toastsPage } from './toasts.page';
import { isTooltipStepPossible, tooltipPage } from './tooltip.page';

/** A machine in the browser. */
interface Driven {
  readonly machine: AnyStateMachine;
  readonly model: MachineModel;
  readonly paths: readonly Path[];
  /** What the paths need not cover. */
  readonly exempt?: RegExp;
  readonly pageModel: (page: Page, faults: Faults) => PageModel | Promise<PageModel>;
}

const driven: readonly Driven[] = [
  {
    machine: headerMachine,
    model: headerModel,
    paths: tourPaths(headerMachine, headerModel, isHeaderStepPossible),
    pageModel: headerPage,
  },
  {
    machine: contactMachine,
    model: contactModel,
    paths: contactPaths,
    // A proposal needs the diagnosis.
    exempt: /message\.proposed/,
    pageModel: contactPage,
  },
  {
    machine: submissionMachine,
    model: submissionModel,
    // The demo has a recipient: nothing is simulated.
    paths: machinePaths(submissionMachine, submissionModel).filter(
      ({ start }) => start.input.recipient.kind !== 'simulated',
    ),
    exempt: /simulat/i,
    pageModel: submissionPage,
  },
  {
    machine: toastsMachine,
    model: toastsModel,
    paths: tourPaths(toastsMachine, toastsModel, isToastsStepPossible),
    // Dismissing a toast, and a press that moves the focus to it: tests/component/features/toasts.
    exempt: /toast\.dismissed|isReleased/,
    pageModel: toastsPage,
  },
  {
    machine: tooltipMachine,
    model: tooltipModel,
    paths: tourPaths(tooltipMachine, tooltipModel, isTooltipStepPossible),
    pageModel: tooltipPage,
  },
  {
    machine: stageMachine,
    model: stageModel,
    paths: tourPaths(stageMachine, stageModel),
    pageModel: stagePage,
  },
  {
    machine: quoteMachine,
    model: quoteModel,
    paths: shortPaths(quoteMachine, quoteModel, isQuotePathPossible),
    // Every item has a price, and the slider has twelve months.
    exempt: /isListed|isMonthOfPackage/,
    pageModel: quotePage,
  },
  {
    machine: diagnosisMachine,
    model: diagnosisModel,
    paths: shortPaths(diagnosisMachine, diagnosisModel, isDiagnosisPathPossible),
    // Without a finding there is no button to copy or discuss, and only listed examples have a button.
    exempt: /isListed|hasNumbers|hasFinding/,
    pageModel: diagnosisPage,
  },
];

for (const { machine, model, paths, exempt, pageModel } of driven) {
  test.describe(`${machine.id} in the browser`, () => {
    test('is driven through every state and transition', () => {
      const gaps = coverageGaps(machine, model, union(paths.map(coveredBy)));
      expect(gaps.filter((gap) => !exempt?.test(gap))).toEqual([]);
    });

    for (const path of paths) {
      test(path.title, async ({ page, faults }) => {
        await withoutChat(page);
        await drive(page, path, await pageModel(page, faults));
      });
    }
  });
}
