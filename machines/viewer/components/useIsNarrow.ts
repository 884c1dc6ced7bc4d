import { LARGE_WINDOW } from '../../../src/theme/tokens';
import { useMediaQuery } from '../../../src/ui/useMediaQuery';

/** True in a window without space for panels beside the chart. */
export const useIsNarrow = (): boolean => !useMediaQuery(LARGE_WINDOW);
