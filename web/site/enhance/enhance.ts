import { countUp } from './count-up.ts';
import { enhanceMenu } from './menu.ts';

enhanceMenu();
countUp();
