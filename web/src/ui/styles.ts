/** Styles of the library parts that the shell and the login screen use; other parts bring their own where they are used. */
import '@mantine/core/styles/baseline.css';
import '@mantine/core/styles/default-css-variables.css';
import '@mantine/core/styles/global.css';
import '@mantine/core/styles/Input.css';
import './base.css';
