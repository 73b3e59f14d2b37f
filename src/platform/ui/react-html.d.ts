import "react";

declare module "react" {
  /** Invoker commands: a button that opens or closes a dialog without script. React passes them through as they are. */
  interface ButtonHTMLAttributes<T> {
    command?: "show-modal" | "close";
    commandfor?: string;
  }
}
