// Apart from the other icons, which the scripts of most islands hold.
import { Icon, type IconProps } from "./icons.tsx";

export function CalendarIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 6h14v14H5zM5 10h14M9 3v5M15 3v5" />
    </Icon>
  );
}

export function LetterIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 6h18v12H3zM3 7l9 6 9-6" />
    </Icon>
  );
}

export function FormIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 3h9l3 3v15H6zM9 10h6M9 14h6M9 18h3" />
    </Icon>
  );
}
