import { forcedColorTests } from './support/forcedColors';
import { test } from './support/test';

test.use({ windowOptions: { forcedColors: 'dark' } });
forcedColorTests('dark');
